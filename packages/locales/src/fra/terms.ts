import type { Like } from '../slice.ts';
import type english from '../en/terms.ts';

export default {
  'terms.ask': '{word} : ce que cela veut dire',
  'terms.example': 'Exemple',
  'terms.fuel': 'Carburant du nœud',
  'terms.fuelIs':
    'Tout ce qui a été payé pour votre activation, vos niveaux et vos réinvestissements, moins ce qui a été annulé.',
  'terms.fuelExample':
    'Vous activez pour 100 et achetez un niveau supérieur pour 400. Votre carburant du nœud est de 500.',
  'terms.height': 'Hauteur effective',
  'terms.heightIs':
    'Ce que vos bonus peuvent encore atteindre : la limite permise par vos frais, moins les bonus reçus. C’est un plafond, jamais un objectif.',
  'terms.heightExample':
    'Vos frais permettent 250 de bonus en tout. Vous en avez reçu 180. Votre hauteur effective est de 70.',
  'terms.zone': 'Zone',
  'terms.zoneIs':
    'Sous vous se trouvent deux places, A et B. Toute personne placée sous l’une d’elles appartient à cette zone.',
  'terms.zoneExample': 'Anne occupe votre place A. Ben est placé sous Anne : il est aussi dans votre zone A.',
  'terms.cooling': 'Rétractation',
  'terms.coolingIs':
    'Le délai pendant lequel la personne qui a payé un niveau peut tout reprendre. Ensuite seulement, le niveau compte et des parts sont achetées.',
  'terms.coolingExample': 'Vous payez 500 et annulez deux jours plus tard : les 500 reviennent, dans la même monnaie.',
  'terms.locked': 'Bloqué',
  'terms.lockedIs':
    'Des pièces qui sont à vous mais attendent quelque chose : un transfert, un retrait, un paiement de niveau ou une vente.',
  'terms.lockedExample':
    'Vous avez 100 et en proposez 30 à la vente. 70 sont disponibles ; 30 sont bloquées jusqu’à leur vente ou leur retour.',
} satisfies Like<typeof english>;
