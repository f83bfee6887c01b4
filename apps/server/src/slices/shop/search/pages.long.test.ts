import { searchPages } from './test-pages.ts';

searchPages(2_000);
