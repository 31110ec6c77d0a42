import type english from '../en/session.ts'
import type { Same } from '../same.ts'

const messages: Same<typeof english> = {
  session: {
    failure: {
      refused: 'Échec de l’authentification',
      signInAgain: 'Veuillez vous reconnecter',
      invalid: 'Erreur de validation',
      timeout: 'Délai de réponse dépassé',
      unknown: 'Un problème est survenu !',
      error: 'Erreur',
      unreachable: 'Le serveur est injoignable. Vérifiez votre connexion.',
      described: '%{message} : %{description}',
      partlyRefused: '%{refused} sur %{total} n’ont pas été modifiés',
    },
    invalidLoginType: 'Type de compte non autorisé',
    ended: {
      signedOut: 'Vous êtes déconnecté.',
      elsewhere: 'Vous vous êtes déconnecté dans un autre onglet.',
      refusedWith: 'Le serveur indique : %{words}',
    },
    again: {
      interrupted: 'Cette action n’a pas été effectuée, car la session avait pris fin. Veuillez recommencer.',
    },
    push: {
      denied: 'Autorisation de notification non accordée',
      failed: 'Impossible d’obtenir le jeton FCM',
    },
  },
}

export default messages
