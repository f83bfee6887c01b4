import type { Handlers } from '../../platform/http/call.ts';
import { answeredOnce, type Ports } from '../../platform/ports.ts';
import { deleteNode } from './delete-node.ts';
import { deskLinks, deskTree } from './desk/queries-member.ts';
import { handOffToParent } from './hand-off-to-parent.ts';
import { openReinvestment } from './open-reinvestment.ts';
import { register } from './register-member.ts';
import { agreeToLink } from './link/decide-link.ts';
import { endLink, refuseLink, withdrawLink } from './link/end-link.ts';
import { handOffToSub } from './link/hand-off-to-sub.ts';
import { findCandidate, listOwnLinks } from './link/queries.ts';
import { applyForLink } from './link/request-link.ts';
import { giveConsent, takeConsent } from './link/set-consent.ts';
import { readInviter, readPlaces } from './queries-invitation.ts';
import { listNodes } from './queries-nodes.ts';
import { listOwnAccounts } from './queries-own-accounts.ts';
import { readShare, readSummary } from './queries-summary.ts';
import { listGenerations, listTeam } from './queries-team.ts';
import { expandTree, readTree } from './queries-tree.ts';

export function networkHandlers(ports: Ports): Handlers<'network'> {
  return {
    'network.inviter': (call) => readInviter(ports, call),
    'network.places': (call) => readPlaces(ports, call),
    'network.register': (call) => register(ports, call),
    'network.openReinvestment': (call) => openReinvestment(ports, call),
    'network.ownAccounts': (call) => listOwnAccounts(ports, call),
    'network.parentHandOff': (call) => handOffToParent(ports, call),
    'network.summary': (call) => readSummary(ports, call),
    'network.tree': (call) => readTree(ports, call),
    'network.deskTree': (call) => deskTree(ports, call),
    'network.deskLinks': (call) => deskLinks(ports, call),
    'network.expand': (call) => expandTree(ports, call),
    'network.generations': (call) => listGenerations(ports, call),
    'network.team': (call) => listTeam(ports, call),
    'network.nodes': (call) => listNodes(ports, call),
    'network.deleteNode': (call) => deleteNode(ports, call),
    'network.share': (call) => readShare(ports, call),
    'network.links': (call) => listOwnLinks(ports, call),
    'network.linkCandidate': (call) => findCandidate(ports, call),
    'network.applyForLink': (call) => answeredOnce(ports, call, () => applyForLink(ports, call)),
    'network.withdrawLink': (call) => withdrawLink(ports, call),
    'network.agreeToLink': (call) => agreeToLink(ports, call),
    'network.refuseLink': (call) => refuseLink(ports, call),
    'network.endLink': (call) => endLink(ports, call),
    'network.giveLinkConsent': (call) => giveConsent(ports, call),
    'network.takeLinkConsent': (call) => takeConsent(ports, call),
    'network.subHandOff': (call) => handOffToSub(ports, call),
  };
}
