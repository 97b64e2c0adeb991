// Styles that the first screen can do without. They load with every other page, and with every dialog.
import './base-lazy.css';
import './scenery-lazy.css';
import './tokens-lazy.css';
import '../ui/chip.css';
import '../ui/layout-lazy.css';
import '../ui/tile.css';
import '../ui/vellum.css';
