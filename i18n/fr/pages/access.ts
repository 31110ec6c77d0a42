export default {
  access: {
    view: {
      label: 'Consultation avec un rôle',
      title: 'Vous voyez la boutique avec le rôle « %{role} ».',
      hint: 'Rien ne peut être modifié. Se termine au plus tard à %{time}.',
      stop: 'Arrêter',
    },
    missing: 'Il manque le droit « %{right} » sur « %{area} ».',
    ask: 'Le demander',
    request: {
      title: 'Demander « %{right} » sur « %{area} »',
      hint: 'La demande arrive dans la boîte de ceux qui peuvent l’accorder, avec votre nom, cette page et votre phrase.',
      sentence: 'Pourquoi en avez-vous besoin ?',
      send: 'Envoyer la demande',
      sent: 'Votre demande est envoyée. La réponse arrivera dans votre boîte.',
      waiting: 'Vous l’avez demandé le %{time}. La réponse arrivera dans votre boîte.',
      declined: 'Votre demande a été refusée le %{time} : « %{answer} »',
      granted: 'Ce droit vous a été accordé.',
      reload: 'Recharger la page',
    },
  },
}
