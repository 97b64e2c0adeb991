// Styles that the first screen can do without. Every other page imports them, and so does every dialog.
import './styles/scenery-later.css';
import './styles/tokens-later.css';
import './ui/chip.css';
import './ui/tile.css';
import './ui/vellum.css';
