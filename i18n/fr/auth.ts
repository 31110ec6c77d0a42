import type english from '../en/auth.ts'
import type { Same } from '../same.ts'

const messages: Same<typeof english> = {
  auth: {
    language: 'Langue',
    panel: {
      title: 'Toute la boutique, sur une seule table.',
      text: 'Catalogue, commandes, clients et contenus réunis dans un espace serein.',
    },
    signIn: {
      title: 'Connexion',
      lead: 'Utilisez votre compte du personnel.',
      authinfo: 'E-mail ou nom d’utilisateur',
      authinfoMissing: 'Saisissez votre e-mail ou votre nom d’utilisateur.',
      password: 'Mot de passe',
      passwordMissing: 'Saisissez votre mot de passe.',
      show: 'Afficher le mot de passe',
      hide: 'Masquer le mot de passe',
      capsLock: 'Le verrouillage des majuscules est activé.',
      forgot: 'Mot de passe oublié ?',
      submit: 'Se connecter',
      busy: 'Connexion en cours…',
      wait: 'Patientez %{seconds} s',
      or: 'ou continuer avec',
      noAccount: 'Pas encore de compte ?',
      signUp: 'S’inscrire',
      notAvailable: 'Indisponible',
      toRegister: 'Voir le formulaire d’inscription',
      code: {
        app: 'Code de votre application d’authentification',
        appHelp: 'Les six chiffres que votre application affiche maintenant pour ce compte.',
        appMissing: 'Saisissez les six chiffres que votre application affiche.',
        recovery: 'Code de secours',
        recoveryHelp:
          'L’un des codes gardés lors de la mise en place de la seconde étape. Chacun sert une fois.',
        recoveryMissing: 'Saisissez l’un de vos codes de secours.',
        useApp: 'Utiliser le code de l’application',
        useRecovery: 'Utiliser un code de secours',
        back: 'Revenir au mot de passe',
      },
    },
    again: {
      title: 'Reconnectez-vous',
      lead: '%{name}, cette page reste telle que vous l’avez laissée, avec tout ce que vous avez saisi. Connectez-vous pour continuer.',
      leave: 'Quitter la page',
    },
    register: {
      title: 'Créer un compte',
      lead: 'Pour les personnes qui travaillent à la boutique.',
      email: 'E-mail',
      emailWrong: 'Saisissez une adresse comme nom@exemple.fr.',
      passwordShort: 'Utilisez au moins %{min} caractères.',
      confirm: 'Confirmer le mot de passe',
      confirmWrong: 'Les deux mots de passe sont différents.',
      submit: 'S’inscrire',
      haveAccount: 'Vous avez déjà un compte ?',
      toSignIn: 'Se connecter',
    },
    forgot: {
      title: 'Réinitialiser le mot de passe',
      lead: 'Saisissez l’adresse e-mail de votre compte.',
      submit: 'Continuer',
      answer:
        'Les mots de passe sont réinitialisés par un administrateur. Demandez au vôtre d’en définir un nouveau pour vous.',
      sent: 'Si cette adresse a un compte, un lien vers un nouveau mot de passe y est envoyé. Rien n’arrive ? Adressez-vous à un administrateur.',
      back: 'Retour à la connexion',
    },
    invitation: {
      title: 'Choisissez votre mot de passe',
      lead: '%{name}, voici votre identifiant : %{email}.',
      asking: 'Un instant…',
      gone: 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un nouveau à un administrateur.',
      password: 'Nouveau mot de passe',
      again: 'Le même encore une fois',
      differ: 'Les deux mots de passe diffèrent.',
      submit: 'Enregistrer le mot de passe',
      done: 'Votre mot de passe est enregistré. Vous pouvez vous connecter.',
      toSignIn: 'Se connecter',
    },
    notFound: {
      title: 'Cette page n’existe pas',
      text: 'L’adresse est peut-être mal saisie, ou la page a été déplacée.',
    },
    broken: {
      title: 'Une erreur est survenue',
      text: 'La page n’a pas pu être affichée. Un nouvel essai suffit souvent.',
      retry: 'Réessayer',
    },
    home: 'Aller à la page d’accueil',
    preview: 'Vous êtes déjà connecté ; cette page n’est qu’un aperçu.',
  },
}

export default messages
