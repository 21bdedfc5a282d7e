export { buildApp as default } from '../../src/build/built-app.ts'
