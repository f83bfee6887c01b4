import type { Handlers } from '../../platform/http/call.ts';
import { answeredOnce, type Ports } from '../../platform/ports.ts';
import { requestActivation } from './activation-request/request-activation.ts';
import { listMutes } from './activation-request/queries.ts';
import { muteActivationRequests, unmuteActivationRequests } from './activation-request/set-mute.ts';
import { deleteNode } from './delete-node.ts';
import { deskLinks, deskTree } from './desk/queries-member.ts';
import { register } from './register-member.ts';
import { agreeToLink } from './link/decide-link.ts';
import { endLink, refuseLink, withdrawLink } from './link/end-link.ts';
import { handOffToSub } from './link/hand-off-to-sub.ts';
import { findCandidate, listMyLinks } from './link/queries.ts';
import { applyForLink } from './link/request-link.ts';
import { giveConsent, takeConsent } from './link/set-consent.ts';
import { readInviter, readPlaces } from './queries-invitation.ts';
import { listNodes } from './queries-nodes.ts';
import { readShare, readSummary } from './queries-summary.ts';
import { listGenerations, listTeam } from './queries-team.ts';
import { expandTree, readTree } from './queries-tree.ts';
import { handOffToParent } from './reinvestment/hand-off-to-parent.ts';
import { openReinvestment } from './reinvestment/open-account.ts';
import { listMyAccounts } from './reinvestment/queries.ts';
import { sendNodeCode } from './reinvestment/send-code.ts';
import { allowNodes, forbidNode } from './reinvestment/set-access.ts';
import { endNodeSessions, setNodePasswords } from './reinvestment/take-account.ts';

export function networkHandlers(ports: Ports): Handlers<'network'> {
  return {
    'network.inviter': (call) => readInviter(ports, call),
    'network.places': (call) => readPlaces(ports, call),
    'network.register': (call) => register(ports, call),
    'network.sendNodeCode': (call) => sendNodeCode(ports, call),
    'network.openReinvestment': (call) => answeredOnce(ports, call, () => openReinvestment(ports, call)),
    'network.ownAccounts': (call) => listMyAccounts(ports, call),
    'network.allowNodes': (call) => allowNodes(ports, call),
    'network.forbidNode': (call) => forbidNode(ports, call),
    'network.endNodeSessions': (call) => endNodeSessions(ports, call),
    'network.setNodePasswords': (call) => answeredOnce(ports, call, () => setNodePasswords(ports, call)),
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
    'network.requestActivation': (call) => requestActivation(ports, call),
    'network.activationRequestMutes': (call) => listMutes(ports, call),
    'network.muteActivationRequests': (call) => muteActivationRequests(ports, call),
    'network.unmuteActivationRequests': (call) => unmuteActivationRequests(ports, call),
    'network.share': (call) => readShare(ports, call),
    'network.links': (call) => listMyLinks(ports, call),
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
