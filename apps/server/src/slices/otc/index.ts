export { otcHandlers } from './routes.ts';
