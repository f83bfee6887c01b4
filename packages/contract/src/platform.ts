import * as z from 'zod/mini';
import { defineRoutes } from './shared/route.ts';

export const platformRoutes = defineRoutes({
  status: {
    method: 'GET',
    path: '/status',
    access: 'public',
    summary: 'The version and the mode that every screen marks.',
    response: z.object({ version: z.string(), mode: z.enum(['sandbox', 'live']), durable: z.boolean() }),
    refusals: [],
  },
});
