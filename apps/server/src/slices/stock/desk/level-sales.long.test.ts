import { levelSales } from './test-level-sales.ts';

levelSales(100);
