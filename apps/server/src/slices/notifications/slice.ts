import { defineSlice } from '../../platform/slice.ts';
import { notificationsMeasures } from './measures.ts';
import { notificationsJobs } from './jobs.ts';
import { notificationsHandlers } from './routes.ts';
import { notificationsPersonal } from './store-personal.ts';

export const notificationsSlice = defineSlice({
  name: 'notifications',
  handlers: notificationsHandlers,
  personalData: notificationsPersonal,
  jobs: notificationsJobs,
  measures: notificationsMeasures,
});
