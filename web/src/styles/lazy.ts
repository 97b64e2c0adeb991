// Styles that the first screen can do without. Every other page imports them, and so does every dialog.
import './scenery-lazy.css';
import './tokens-lazy.css';
import '../ui/chip.css';
import '../ui/tile.css';
import '../ui/vellum.css';
