import { testFailureModes, seatsOf } from './in-failure-modes.ts';
import { moneyWorld } from './money-world.ts';

testFailureModes(moneyWorld(seatsOf), ['web/features/wallet/screens/withdraw wallet.withdraw']);
