import periods from '../content/periods.ts'
import changes from '../content/settingChanges.ts'
import file from '../content/settingFile.ts'

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
      nobody: 'Personne',
      administrators: 'Les administrateurs',
      everybody: 'Toute l’équipe',
      language: 'Selon la langue',
      monday: 'Lundi',
      saturday: 'Samedi',
      sunday: 'Dimanche',
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
        storeUrl: 'Adresse de la boutique',
      },
      localisation: {
        fiscalYearStart: 'Premier mois de l’exercice',
        firstDay: 'Premier jour de la semaine dans les calendriers',
      },
      security: {
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
        settings: 'Les réglages sensibles se modifient à deux',
      },
      work: {
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
        cartDays: 'Conservation des paniers (jours)',
      },
      maintenance: {
        announcement: 'Annonce à toute l’équipe',
        readOnly: 'Modifications réservées aux administrateurs',
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
