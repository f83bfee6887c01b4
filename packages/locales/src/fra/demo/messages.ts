import type { DemoService } from '../../demo-words.ts';

export default {
  note: {
    title: 'Bon à savoir',
    summary: '',
    text: 'Ici, des personnes vous répondent, pas des machines. Les jours fériés, c’est un peu plus long.',
  },
  answers: {
    looking: 'Bonjour {name}, nous vérifions {reference} et vous répondons ici.',
    picture: 'Envoyez une image de tout l’écran. Masquez d’abord les mots de passe.',
    done: 'C’est fait, {name}. Écrivez-nous quand vous voulez s’il reste une question.',
    secrets: 'N’envoyez jamais de mots de passe ni de codes : nous n’en demandons pas. Changez ceux déjà envoyés.',
  },
} satisfies DemoService;
