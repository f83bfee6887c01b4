import { raceBan } from './test-restricted.ts';

raceBan(100);
