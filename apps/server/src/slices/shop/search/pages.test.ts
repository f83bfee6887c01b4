import { searchPages } from './test-pages.ts';

searchPages(300);
