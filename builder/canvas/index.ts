export { CanvasApp } from './CanvasApp.tsx';
