import { channel, defineLive, named } from '../shared/live.ts';
import { type OpenChannel, PRESENCE, PRESENCE_KINDS, openChannels } from './presence-kinds.ts';

/**
 * Live events of what spans slices: something has come, moved or been decided of what takes two operators, an alarm was raised or
 * acknowledged, a switch was turned, and who has a thing open.
 */
export const adminLive = defineLive({
  channels: [],
  deskChannels: [
    { ...named('proposals'), act: 'admin.proposals', tells: 'proposal' },
    { ...named('alarms'), act: 'admin.dashboard', tells: 'alarm' },
    { ...named('switches'), act: 'admin.switches', tells: 'switch' },
    ...PRESENCE_KINDS.map((kind) => ({
      pattern: channel<OpenChannel>(openChannels(kind)),
      act: PRESENCE[kind],
      tells: 'presence' as const,
    })),
  ],
  events: {},
  deskEvents: {
    proposal: ['admin.decisions', 'admin.proposals', 'admin.queues', 'stock.planVersions', 'members.launches'],
    alarm: ['admin.dashboard'],
    switch: ['admin.switches'],
    presence: ['admin.present'],
  },
});
