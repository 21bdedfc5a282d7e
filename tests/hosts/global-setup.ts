export { buildApp as default } from '../../build/built-app.ts'
