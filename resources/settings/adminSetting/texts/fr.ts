import periods from '../../../shared/summaries/texts/periods.fr.ts'
import weekdays from '../../../shared/work/texts/weekdays.fr.ts'
import changes from '../../setting/texts/changes.fr.ts'
import file from '../../setting/texts/file.fr.ts'

export default {
  name: 'Réglage d’administration |||| Réglages d’administration',
  fields: {
    key: 'Réglage',
    group: 'Groupe',
    value: 'Valeur',
    isDefault: 'Par défaut',
  },
  values: {
    group: {
      branding: 'Identité',
      localisation: 'Régionalisation',
      security: 'Sécurité',
      approvals: 'Approbations',
      work: 'Listes et travail',
      dashboard: 'Tableaux de bord',
      alerts: 'Alertes de l’équipe',
      privacy: 'Confidentialité',
      maintenance: 'Maintenance',
    },
    value: {
      en: 'Anglais',
      zh: 'Chinois',
      fr: 'Français',
      ja: 'Japonais',
      comfortable: 'Confortable',
      compact: 'Compacte',
      nobody: 'Personne',
      administrators: 'Les administrateurs',
      everybody: 'Toute l’équipe',
      language: 'Selon la langue',
      monday: 'Lundi',
      saturday: 'Samedi',
      sunday: 'Dimanche',
      lakhs: 'Lakhs et crores : 12 34 567',
      thousands: 'Milliers : 1 234 567',
      ...weekdays,
      ...periods,
      previous: 'La période précédente',
      year: 'L’année précédente',
      none: 'Rien',
    },
  },
  sections: {
    general: 'Général',
    earlier: 'Valeurs antérieures',
  },
  views: {
    changed: 'Modifiés',
  },
  flags: {
    security: 'Modifier sécurité et approbations',
  },
  own: {
    changes,
    file,
    all: 'Tous les réglages',
    settings: {
      branding: {
        title: 'Nom du back-office',
        logo: 'Logo',
        logoDark: 'Logo sur fond sombre',
        icon: 'Image de l’onglet du navigateur',
        signInPicture: 'Image de la page de connexion',
        accent: 'Couleur d’accent',
        storeUrl: 'Adresse de la boutique',
      },
      localisation: {
        languages: 'Langues proposées à l’équipe',
        language: 'Langue habituelle',
        timeZone: 'Fuseau horaire de la boutique',
        fiscalYearStart: 'Premier mois de l’exercice (1–12)',
        firstDay: 'Premier jour de la semaine dans les calendriers',
        grouping: 'Groupement des chiffres des grands nombres',
      },
      security: {
        idleMinutes: 'Fin d’une session inutilisée (minutes)',
        sessionHours: 'Fin d’une session dans tous les cas (heures)',
        passwordLength: 'Longueur minimale d’un mot de passe',
        attempts: 'Mots de passe erronés avant une attente',
        lockMinutes: 'Durée de l’attente (minutes)',
        addresses: 'Adresses depuis lesquelles l’équipe peut se connecter',
        inviteHours: 'Validité d’une invitation (heures)',
        resetHours: 'Validité d’un lien de mot de passe (heures)',
        secondStepFor: 'Seconde étape de connexion obligatoire pour',
        sessions: 'Sessions simultanées d’une personne, au plus',
        tokensFor: 'Qui peut avoir des jetons pour d’autres systèmes',
      },
      approvals: {
        refundLimit: 'Remboursements à faire approuver au-delà de',
        discountLimit: 'Remises manuelles jusqu’à',
        broadcastRecipients: 'Envois à faire approuver au-delà de (destinataires)',
        bulkRows: 'Fiches qu’une personne peut modifier à la fois',
        priceDrop: 'Baisse de prix autorisée (%)',
        dailyCredit: 'Avoirs qu’une personne peut modifier en un jour',
        settings: 'Les réglages sensibles se modifient à deux',
      },
      work: {
        pageSize: 'Lignes par page dans les listes',
        density: 'Densité des listes',
        hoursFrom: 'Début du travail, par exemple 09:30',
        hoursTo: 'Fin du travail, par exemple 18:30',
        hoursDays: 'Jours ouvrés',
        holidays: 'Jours fériés, par exemple 2026-11-08',
        orderHours: 'Délai de confirmation d’une commande (heures)',
        firstAnswerHours: 'Délai de première réponse (heures)',
        resolveHours: 'Délai de résolution d’un message (heures)',
      },
      dashboard: {
        period: 'Période d’ouverture du tableau des ventes',
        comparison: 'Comparaison à l’ouverture',
      },
      alerts: {
        digestTimes: 'Heures du récapitulatif du travail en attente, par exemple 09:00',
        escalationHours: 'Heures de retard d’un message avant d’alerter les responsables',
      },
      privacy: {
        exportReason: 'Demander un motif à l’export',
        historyYears: 'Conservation des historiques (années)',
        notificationDays: 'Conservation du journal des messages (jours)',
        cartDays: 'Conservation des paniers (jours)',
        adultAge: 'Âge (ans) en dessous duquel un client est signalé',
      },
      maintenance: {
        announcement: 'Annonce à toute l’équipe',
        readOnly: 'Modifications réservées aux administrateurs',
      },
    },
    help: {
      branding: {
        logoDark: 'Pour le thème sombre, où le logo habituel ne se verrait pas.',
        icon: 'Carrée, d’au moins 96 pixels de côté.',
        signInPicture:
          'Elle accompagne le formulaire sur les grands écrans ; au moins 1 280 pixels de large. Un texte en recouvre le bas.',
        accent:
          'La couleur des boutons, des liens et des éléments choisis. Là où un texte serait difficile à lire, une nuance plus foncée la remplace, plus claire en thème sombre ; sur les boutons, le texte est clair ou foncé selon la couleur.',
      },
      localisation: {
        languages:
          'Celles que proposent la page de connexion, les menus et les réglages d’affichage. Les clients reçoivent de toute façon leurs messages dans leur propre langue.',
        language:
          'Pour qui n’en a choisi aucune, y compris dans les messages à l’équipe. Elle fait partie des langues proposées.',
        timeZone:
          'Détermine quand commence une journée de la boutique (chiffres, filtres, échéances, heures de silence) et comment les heures s’affichent et se saisissent. Après un changement, les chiffres de tous les jours sont recalculés ; les documents gardent leurs dates et leurs numéros.',
        grouping:
          'Dans les listes, formulaires et tableaux de bord, ainsi que dans les messages et documents. Selon la langue : les documents en anglais groupent à l’indienne, tout le reste par milliers.',
      },
      security: {
        idleMinutes:
          'Vide : selon le démarrage du serveur, soit 30 minutes sauf avis contraire de son exploitant. Une durée plus courte met fin aux sessions déjà ouvertes.',
        sessionHours:
          'Vide : selon le démarrage du serveur, soit 12 heures sauf avis contraire de son exploitant. Le mot de passe est ensuite redemandé.',
        sessions: 'Se connecter au-delà met fin à la session la plus ancienne. Vide : sans limite.',
        passwordLength: 'Pour tout mot de passe choisi désormais ; ceux qui existent restent valables.',
        attempts:
          'Comptés pour un nom depuis une adresse, pendant la durée ci-dessous. Les codes erronés de la seconde étape sont comptés de même.',
        lockMinutes: 'À compter du premier mot de passe erroné. Le bon fait oublier les autres.',
        inviteHours: 'À compter de la création du lien. Ensuite, il faut en créer un autre.',
        addresses:
          'Adresses seules (203.0.113.7) ou réseaux (203.0.113.0/24), dont la vôtre. Vaut pour la connexion, pour chaque session et pour les jetons d’autres systèmes ; la boutique reste ouverte à tous. Vide : de partout.',
      },
      approvals: {
        bulkRows:
          'Vaut pour les modifications groupées, les opérations sur plusieurs fiches et les imports. Au-delà, la demande est refusée, sauf si un rôle va plus loin ; les administrateurs ne sont pas limités. Vide : sans limite.',
        priceDrop:
          'D’un prix de vente ou d’offre, où qu’il soit modifié : fiche, tableau, lot ou fichier. Au-delà, la modification est refusée, sauf si un rôle va plus loin ; les administrateurs ne sont pas limités. Vide : sans limite.',
        dailyCredit:
          'Pour tous les clients ensemble, en plus ou en moins, outre la limite par client ; les administrateurs ne sont pas limités. Vide : sans limite.',
      },
      work: {
        pageSize: 'Au départ ; qui en choisit un autre nombre le garde jusqu’à sa déconnexion.',
        density: 'Pour qui n’en a choisi aucune dans une liste.',
        hoursFrom:
          'Les délais pour confirmer une commande, répondre à un message et le résoudre, et décider d’une annulation ne courent que pendant les heures de travail, pour ce qui arrive désormais ; les réclamations gardent le délai légal. Début, fin et jours vides : chaque heure compte.',
        hoursTo: 'Vide : minuit. Une heure antérieure au début est celle du lendemain.',
        hoursDays: 'Aucun : tous les jours. Les jours fériés n’en sont jamais.',
        holidays:
          'Jours où rien ne quitte la boutique : la date de livraison promise se compte à partir du jour ouvré suivant.',
      },
      privacy: {
        exportReason:
          'Qui exporte une liste dit pourquoi. Son nom, l’heure et le motif figurent à chaque ligne du fichier.',
        historyYears: 'Qui a modifié quoi, de chaque fiche ; deux ans au moins. Vide : sans limite.',
        notificationDays:
          'Messages envoyés, échoués ou annulés, avec noms, adresses et textes ; celui auquel renvoie un panier ou une adresse bloquée reste avec lui. Vide : sans limite.',
      },
    },
    proof: {
      title: 'Confirmez que c’est vous',
      hint: 'Saisissez de nouveau votre mot de passe. Il vaut pour dix minutes.',
      password: 'Mot de passe',
      confirm: 'Confirmer',
    },
    saved: 'Un réglage est enregistré. |||| %{smart_count} réglages sont enregistrés.',
    noEarlier: 'Pas encore modifié.',
    restore: 'Remettre',
    toDefault: 'Rétablir la valeur par défaut',
    changedElsewhere: 'Quelqu’un d’autre l’a modifié entre-temps. Rechargez pour le voir.',
  },
}
