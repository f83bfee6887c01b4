import { pressInManners, seatsOf } from './in-manners.ts';
import { moneyWorld } from './money-world.ts';

pressInManners(moneyWorld(seatsOf), ['web/features/wallet/screens/withdraw wallet.withdraw']);
