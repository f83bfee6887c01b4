import type { DemoWords } from '../../demo-words.ts';

export default {
  news: {
    reserve: {
      title: 'La réserve est comptée chaque jour',
      summary: 'Chaque part est un droit sur ce que détient la réserve.',
      text: 'La clôture du jour règle d’un coup paiements, ventes et bonus. Ce que la réserve détient par part figure sur la page du prix, et chacun peut le recalculer.',
    },
    proof: {
      title: 'Tout ce qui est dû est détenu : vérifiez-le',
      summary: 'Une page publique montre les avoirs à côté des dettes.',
      text: 'Prenez votre propre ligne du relevé et vérifiez sur votre appareil que votre solde y est. Vous ne voyez pas celui des autres.',
    },
    passkeys: {
      title: 'Une clé d’accès approuve vos ordres',
      summary: 'Empreinte ou visage au lieu de mot de passe et code.',
      text: 'Une clé d’accès liée à votre compte depuis 24 heures peut approuver la publication, la prise et la libération d’un ordre. Mot de passe de paiement et code restent possibles.',
    },
    statement: {
      title: 'Des relevés dont les chiffres tombent juste',
      summary: 'Solde initial plus mouvements égale solde final.',
      text: 'Ouvrez le relevé, choisissez une monnaie et une période, puis enregistrez en PDF ou CSV. Chaque ligne indique son numéro et l’autre partie.',
    },
    chain: {
      title: 'Les paiements des échanges sont prouvés sur la chaîne',
      summary: 'Deux nœuds doivent concorder.',
      text: 'Montant, jeton, destinataire et heure sont contrôlés un à un, et vous voyez ce qui manque. Quand tout concorde, les monnaies sont libérées.',
    },
    wide: {
      title: 'Liste et détails côte à côte',
      summary: 'Sur tablette ou ordinateur, la liste reste ouverte.',
      text: 'Tournez la tablette ou élargissez la fenêtre : ce que vous ouvrez s’affiche à côté de la liste.',
    },
    nextStep: {
      title: 'L’accueil montre votre prochaine étape',
      summary: 'Plus besoin de chercher ce qui attend.',
      text: 'Un ordre à payer, un délai qui court ou un niveau à activer : le premier qui compte figure en haut de l’accueil. S’il n’y a rien, c’est dit.',
    },
    languages: {
      title: 'Actualités et annonces en dix langues',
      summary: 'À lire dans la langue de l’application.',
      text: 'Changez la langue dans Mon compte. Un texte pas encore traduit s’affiche en anglais.',
    },
  },
  notices: {
    demo: {
      title: 'Ceci est un monde de démonstration',
      summary: 'Personnes, monnaies et ordres sont inventés.',
      text: 'Ce que vous faites ici ne coûte et ne rapporte rien. Tout disparaît à l’arrêt du programme.',
    },
    cooling: {
      title: 'Sept jours pour réfléchir',
      summary: 'Un paiement de niveau s’annule pendant sept jours.',
      text: 'Vous récupérez tout, frais compris. D’ici là, aucune part n’est achetée et aucun bonus ne naît.',
    },
    passwords: {
      title: 'Personne ne demandera vos mots de passe',
      summary: 'Ni au téléphone, ni par e-mail, ni en messagerie.',
      text: 'Qui demande votre mot de passe de connexion ou de paiement veut vous tromper. Signalez-le aux opérateurs.',
    },
    risk: {
      title: 'Vous pouvez perdre de l’argent',
      summary: 'Ne payez que ce que vous pouvez perdre.',
      text: 'Les parts peuvent perdre de la valeur, les bonus peuvent être nuls. Lisez les risques dans À propos.',
    },
    addresses: {
      title: 'Une nouvelle adresse attend 24 heures',
      summary: 'Pour qu’un voleur n’y gagne rien.',
      text: 'Ajoutez l’adresse avant d’en avoir besoin. Chaque nouvelle adresse vous est signalée.',
    },
    fees: {
      title: 'Les bonus viennent des seuls frais',
      summary: 'Jamais du capital de quiconque.',
      text: 'Si une réserve de bonus ne suffit pas, tous ses bonus sont réduits dans la même proportion. Les chiffres du jour sont sur la page des gains.',
    },
  },
  questions: {
    startWhat: {
      title: 'Qu’est-ce que Greenhall ?',
      text: 'Un club de membres qui détiennent des parts d’un fonds commun, gardent des monnaies dans un portefeuille et échangent entre eux. Ce n’est pas une banque, et rien ici n’est un dépôt.',
    },
    startJoin: {
      title: 'Comment adhérer ?',
      text: 'Il faut l’invitation d’un membre et une place libre sous une personne de contact. Ouvrez le lien, remplissez le formulaire et confirmez le code reçu.',
    },
    startAfter: {
      title: 'Et après l’adhésion ?',
      text: 'Votre place est gardée quelques jours, comme l’indique l’accueil. Obtenez les monnaies de votre niveau et activez-le ; d’ici là, vous pouvez tout regarder.',
    },
    levelsPrice: {
      title: 'Que coûte un niveau ?',
      text: 'Le prix a deux parties, affichées avant le paiement : le capital, qui achète vos parts, et les frais.',
    },
    levelsCancel: {
      title: 'Puis-je reprendre un paiement ?',
      text: 'Oui, pendant sept jours et en totalité. Ouvrez la salle des parts, puis vos attributions, et annulez-le.',
    },
    levelsHeight: {
      title: 'Qu’est-ce que la hauteur effective ?',
      text: 'Le bonus encore ouvert à votre niveau. C’est un plafond, jamais une promesse.',
    },
    levelsClosed: {
      title: 'Que se passe-t-il quand mon niveau ferme ?',
      text: 'Une fois la hauteur épuisée, le niveau ne donne plus de bonus et ses parts sont mises au rachat. Un niveau supérieur le rouvre ; au plus haut, un réinvestissement.',
    },
    bonusesSource: {
      title: 'D’où viennent les bonus ?',
      text: 'Uniquement des frais que les membres ont réellement payés, jamais du capital de quiconque.',
    },
    bonusesPromise: {
      title: 'Un revenu est-il promis ?',
      text: 'Non. Il dépend de ce que paient les membres ; il peut être nul, longtemps ou pour toujours.',
    },
    bonusesCut: {
      title: 'Pourquoi mon bonus est-il plus petit que calculé ?',
      text: 'La réserve de ce bonus ne suffisait pas ce jour-là. Tous ses bonus ont été réduits dans la même proportion ; le détail le montre.',
    },
    coinsKinds: {
      title: 'Quelles monnaies existe-t-il ?',
      text: 'MEY est la monnaie cash, BDB celle d’inscription et FTB celle de réinvestissement. USDT entre de l’extérieur et en ressort.',
    },
    coinsGet: {
      title: 'Comment obtenir des monnaies ?',
      text: 'Versez des USDT et échangez-les, recevez un transfert ou achetez des MEY aux échanges.',
    },
    coinsWithdraw: {
      title: 'Comment retirer ?',
      text: 'Enregistrez d’abord une adresse ; elle sert après 24 heures. Choisissez ensuite Retirer dans le portefeuille ; les frais s’affichent avant.',
    },
    coinsTransfer: {
      title: 'Puis-je annuler un transfert ?',
      text: 'Le premier vers une personne attend 10 minutes et s’annule pendant ce temps. Les suivants vers elle arrivent aussitôt.',
    },
    tradingTrade: {
      title: 'Comment se passe un échange ?',
      text: 'Les monnaies du vendeur sont bloquées pendant que l’acheteur paie sur la chaîne. Paiement prouvé ou confirmé, elles sont libérées.',
    },
    tradingLate: {
      title: 'Et si l’acheteur ne paie pas à temps ?',
      text: 'L’ordre se ferme et les monnaies reviennent au vendeur. Ne payez rien pour un ordre fermé.',
    },
    tradingAppeal: {
      title: 'Qu’est-ce qu’un recours ?',
      text: 'En cas de désaccord, chacun peut faire un recours avec un motif et une image. Des opérateurs examinent et décident ; les deux voient le motif.',
    },
    securityTwo: {
      title: 'Pourquoi deux mots de passe ?',
      text: 'L’un vous connecte, l’autre approuve les paiements. Qui n’en connaît qu’un ne peut pas déplacer vos monnaies.',
    },
    securityPause: {
      title: 'Pourquoi rien ne part-il pendant 24 heures ?',
      text: 'Vous avez changé un mot de passe, le téléphone ou l’e-mail. La pause vous laisse le temps de voir si ce n’était pas vous.',
    },
    securityProtect: {
      title: 'Comment protéger mon compte ?',
      text: 'Dans Vérification de sécurité, activez la connexion en deux étapes et le verrou de transfert, et ajoutez une clé d’accès.',
    },
  },
  banners: {
    shares: { title: 'Des parts à la réserve comptée' },
    held: { title: 'Tout ce qui est dû est détenu : vérifiez' },
    questions: { title: 'Questions et réponses' },
  },
  shopTexts: {
    delivery: {
      title: 'Livraison',
      text: 'Nous expédions avec un numéro de suivi, visible dans la commande. Les frais de port dépendent du pays et s’affichent avant le paiement. Les produits sans expédition sont remis dans la commande, quand vous le demandez.',
    },
    returns: {
      title: 'Retours et remboursements',
      text: 'Vous pouvez demander un remboursement pendant l’acheminement et 7 jours après la fin de la commande. Choisissez les produits et indiquez le motif. Jusqu’à la clôture, votre paiement reste sur un compte propre à la commande.',
    },
    terms: {
      title: 'Conditions de la boutique',
      text: 'Un achat se paie en mey sur votre solde disponible. Il ne donne ni niveau, ni part, ni bonus. Une commande non payée sous 30 minutes est annulée et rien n’est débité.',
    },
  },
  abouts: {
    held: {
      title: 'Ce que vous payez reste à vous',
      text: 'Chaque pièce que Greenhall doit à ses membres est détenue, et la preuve de réserves le montre. Les bonus viennent uniquement des frais. Rien ici ne promet un gain.',
    },
  },
} satisfies DemoWords;
