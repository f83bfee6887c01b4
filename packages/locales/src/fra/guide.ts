import type { Like } from '../slice.ts';
import type english from '../en/guide.ts';

export default {
  'guide.slides': 'De quoi il s’agit',
  'guide.slide': 'Vue {n} sur {total}',
  'guide.whatTitle': 'Un seul lieu pour vos parts et vos pièces',
  'guide.whatText':
    'Détenez un niveau, suivez vos parts dans la salle des parts, gardez plusieurs pièces dans un portefeuille et échangez directement avec d’autres membres.',
  'guide.notTitle': 'Aucun rendement promis',
  'guide.notText':
    'Ce n’est ni un dépôt ni un intérêt fixe. Les revenus proviennent uniquement de ce que les membres versent réellement, ils peuvent être nuls et vous pouvez perdre de l’argent.',
  'guide.heldTitle': 'Tout ce qui est dû est détenu, et vérifiable',
  'guide.heldText':
    'Chaque pièce est couverte par des actifs en conservation. Les chiffres sont publics et vous pouvez recalculer votre propre solde sur votre appareil.',
  'guide.ways': 'Découvrir',
  'guide.mall': 'Boutique',
  'guide.questions': 'Questions',
  'guide.news': 'Actualités',
  'guide.proof': 'Preuve',
  'guide.tagline': 'Parts, portefeuille et échanges entre membres',
} satisfies Like<typeof english>;
