import { pressInManners } from './in-manners.ts';
import { moneyWorld } from './money-world.ts';

pressInManners(moneyWorld(), ['web/features/wallet/screens/withdraw wallet.withdraw']);
