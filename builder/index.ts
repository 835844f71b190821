export { Editor } from './editor/Editor.tsx';
