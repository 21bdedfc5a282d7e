export { Notices } from './notices'
