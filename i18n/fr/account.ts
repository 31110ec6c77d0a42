import type english from '../en/account.ts'
import type { Same } from '../same.ts'

const messages: Same<typeof english> = {
  account: {
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    parts: {
      label: 'Paramètres du compte',
      'edit-profile': {
        title: 'Modifier le profil',
        lead: 'Votre nom tel que vos collègues le voient, et vos identifiants de connexion.',
      },
      'change-password': {
        title: 'Changer le mot de passe',
        lead: 'Un nouveau mot de passe met fin à toutes vos autres sessions.',
      },
      'second-step': {
        title: 'Connexion en deux étapes',
        lead: 'Un mot de passe peut être volé sans que vous le remarquiez. Avec une seconde étape, la connexion demande aussi le code qu’affiche une application de votre téléphone.',
      },
      notification: {
        title: 'Messages',
        lead: 'Les messages de la boutique qui vous parviennent, et comment.',
      },
      sessions: {
        title: 'Sessions actives',
        lead: 'Les endroits où votre compte est connecté. Mettez fin à ce que vous ne reconnaissez pas, puis changez de mot de passe.',
      },
    },
    profile: {
      name: 'Nom',
      nameHelp: 'Il figure à côté de tout ce que vous modifiez.',
      nameMissing: 'Saisissez votre nom.',
      username: 'Nom d’utilisateur',
      email: 'E-mail',
      passwordHelp: 'Vos identifiants de connexion ne changent qu’avec votre mot de passe.',
      saved: 'Profil enregistré',
    },
    email: {
      help: 'Une nouvelle adresse compte dès que vous avez suivi les liens envoyés à celle-ci et à l’actuelle.',
      pending: 'Votre adresse doit devenir %{email}.',
      waiting: {
        both: 'Les deux adresses doivent encore donner leur accord : suivez le lien de chaque message.',
        present: 'L’adresse actuelle doit encore donner son accord.',
        next: 'La nouvelle adresse doit encore donner son accord.',
      },
      until: 'Les liens expirent le %{until}.',
      giveUp: 'Garder l’adresse actuelle',
      half: 'Confirmé. L’autre adresse doit encore donner son accord.',
      done: 'Vous vous connectez désormais avec votre nouvelle adresse.',
      gone: 'Ce lien n’est plus valable ou appartient à un autre compte.',
    },
    password: {
      current: 'Mot de passe actuel',
      currentMissing: 'Saisissez votre mot de passe actuel.',
      next: 'Nouveau mot de passe',
      nextHelp:
        'Au moins %{min} caractères. Quelques mots sans lien entre eux se retiennent bien et se devinent mal.',
      confirm: 'Nouveau mot de passe, une seconde fois',
      submit: 'Changer le mot de passe',
      saved: 'Mot de passe changé',
    },
    secondStep: {
      needed:
        'Votre boutique vous demande une seconde étape de connexion. Tant qu’elle n’est pas activée, seul votre compte est ouvert.',
      off: 'La connexion ne vous demande que votre mot de passe. Il vous faut une application d’authentification qui produit des codes temporaires, comme celle de votre gestionnaire de mots de passe.',
      setUp: 'Mettre en place la seconde étape',
      scan: 'Scannez ce code avec votre application d’authentification, puis saisissez les six chiffres qu’elle affiche.',
      qr: 'Code QR pour votre application d’authentification',
      byHand: 'Ou saisissez cette clé dans l’application :',
      codeHelp: 'Toutes vos autres sessions se terminent lorsque vous activez la seconde étape.',
      confirm: 'Activer',
      turnedOn: 'La seconde étape est activée',
      on: 'La connexion vous demande un code',
      since: 'Depuis le %{time}.',
      left: 'Il reste %{smart_count} code de secours. |||| Il reste %{smart_count} codes de secours.',
      newCodes: 'Nouveaux codes de secours',
      newCodesHint: 'Vos codes de secours précédents ne fonctionneront plus.',
      turnOff: 'Désactiver',
      turnOffHint:
        'La connexion ne vous demandera plus que votre mot de passe, et vos codes de secours ne fonctionneront plus.',
      turnedOff: 'La seconde étape est désactivée',
      codes: 'Vos codes de secours',
      codesHint:
        'Chacun vous connecte une fois sans l’application. Gardez-les là où vous ne les perdriez pas avec votre téléphone : ils ne seront plus affichés.',
      kept: 'Je les ai gardés',
      copy: 'Copier',
      download: 'Télécharger',
      copied: 'Les codes sont copiés',
    },
    push: {
      inFront: 'Afficher les messages pendant que je travaille',
      inFrontHelp: 'Sinon, ils n’arrivent que lorsque l’application est en arrière-plan.',
      here: 'Ce navigateur',
      state: {
        on: 'Les messages push parviennent à ce navigateur.',
        off: 'Les messages push ne parviennent pas à ce navigateur.',
        none: 'Cette boutique n’a pas configuré les messages push.',
      },
      turnOn: 'Activer',
      turnOff: 'Désactiver',
    },
    events: {
      title: 'Ce dont on vous informe',
      hint: 'Ce qui vient de vos rôles et de votre propre travail. Votre choix passe avant le réglage de la boutique.',
      event: 'Événement',
      inApp: 'Boîte de réception',
      email: 'E-mail',
      push: 'Push',
      one: '%{event} : %{channel}',
      none: 'On ne vous informe de rien pour l’instant.',
      noPush: 'Les messages push n’arrivent encore dans aucun de vos navigateurs.',
    },
    sessions: {
      unknown: 'Navigateur inconnu',
      here: 'Cette session',
      used: 'Dernière utilisation :',
      since: 'connexion :',
      end: 'Déconnecter',
      endOne: 'Déconnecter : %{browser}',
      ended: 'Session terminée',
      endAll: 'Se déconnecter partout',
      endAllTitle: 'Se déconnecter partout ?',
      endAllText:
        'Votre seule session se termine, ici même. Vous devrez vous reconnecter. |||| Les %{smart_count} sessions se terminent, celle-ci comprise. Vous devrez vous reconnecter.',
    },
    about: {
      title: 'Compte',
      rights: 'Ce que vous pouvez faire',
      roles: 'Rôles',
      noRoles: 'Aucun',
      since: 'Membre depuis',
      all: 'Tout : vous êtes administrateur.',
      edits: 'Consulter et modifier',
      views: 'Consulter',
    },
  },
}

export default messages
