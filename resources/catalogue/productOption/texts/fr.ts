import colourFamilies from '../../product/texts/colourFamilies.fr.ts'
import sizeSystems from '../../product/texts/sizeSystems.fr.ts'

export default {
  name: 'Option de produit |||| Options de produit',
  new: 'Nouvelle option de produit',
  fields: {
    name: 'Nom',
    code: 'Code',
    display: 'Présentation',
    values: 'Valeurs',
    labels: 'Choix',
    productsCount: 'Produits',
    behind: 'Des produits suivent encore',
    'values.label': 'Anglais',
    'values.labelFr': 'Français',
    'values.labelZh': 'Chinois',
    'values.labelJa': 'Japonais',
    'values.code': 'Code',
    'values.hex': 'Teinte',
    'values.swatch': 'Image d’échantillon',
    'values.family': 'Famille',
    'values.system': 'Système de tailles',
  },
  values: {
    display: {
      swatch: 'Pastilles de couleur',
      image: 'Images',
      pill: 'Boutons',
      select: 'Liste déroulante',
    },
    'values.family': colourFamilies,
    'values.system': sizeSystems,
  },
  sections: {
    use: 'Utilisation',
    general: 'Général',
    values: 'Valeurs',
  },
  views: {
    looks: 'Couleurs et images',
    words: 'Mots',
    unused: 'Inutilisées',
  },
  actions: {
    mergeValues: 'Fusionner des valeurs…',
  },
  help: {
    display: 'Comment les clients choisissent une valeur en boutique.',
    values:
      'Dans l’ordre où les clients les voient. Les produits connaissent une valeur par son code, qui est aussi sa partie du SKU ; un nouveau nom ou une nouvelle apparence vaut pour tous.',
  },
  own: {
    preview: 'Telles que les clients les voient',
    uses: 'Utilisée par %{smart_count} produit |||| Utilisée par %{smart_count} produits',
    unused: 'Aucun produit ne l’utilise.',
    'merge.title': 'Fusionner des valeurs de « %{title} »',
    'merge.text':
      'Les produits de la première valeur reçoivent la seconde, avec leurs variantes et leurs images, et la première disparaît. Les SKU restent inchangés.',
    'merge.from': 'Valeur qui disparaît',
    'merge.into': 'Ses produits reçoivent',
    'merge.choose': 'Choisir une valeur',
    'merge.products': '%{smart_count} produit change |||| %{smart_count} produits changent',
    'merge.variants': '%{smart_count} variante est déplacée |||| %{smart_count} variantes sont déplacées',
    'merge.clashes': 'Ces produits auraient deux variantes identiques. Retirez-en d’abord une :',
    'merge.submit': 'Fusionner',
    merged: '« %{from} » fait maintenant partie de « %{into} »',
  },
}
