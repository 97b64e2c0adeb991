import { mount } from 'svelte';
import App from './App.svelte';
import { loadFirstDrawings } from './art/sprites';
import { keepUpToDate } from './update';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/scenery.css';
import './styles/base.css';
import './ui/button.css';
import './ui/panel.css';
import './ui/row.css';
import './ui/layout.css';

void loadFirstDrawings();
const target = document.getElementById('app');
if (target) mount(App, { target });
if (import.meta.env.PROD) keepUpToDate();
