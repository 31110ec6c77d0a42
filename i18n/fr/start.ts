export default {
  failed: 'La page n’a pas pu être chargée.',
  advice:
    'Vérifiez votre connexion, puis réessayez. Si le produit vient d’être mis à jour, rechargez la page.',
  retry: 'Recharger',
}
