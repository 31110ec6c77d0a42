/** When each page's component is the right one, and which other one is where it is not. */
export const when = {
  button: 'Pour agir tout de suite. Ce qui mène à une page est un lien.',
  icon: 'À côté de mots lus souvent, ou seule quand la place manque pour des mots ; il lui faut alors un nom.',
  typography:
    'Partout où il y a du texte : tailles et graisses viennent des jetons, et les titres se ressemblent d’une page à l’autre.',
  grid: 'Pour placer des éléments côte à côte selon des parts fixes. S’il suffit d’en mettre autant que possible par ligne, laissez-les la remplir.',
  layout: 'Pour la forme d’une page entière. Une nouvelle page prend l’une d’elles avant d’en inventer une.',
  affix:
    'Pour ce qui doit rester à portée quand on fait défiler une longue page : barre d’enregistrement, en-tête de tableau.',
  breadcrumb: 'Pour situer une page et remonter d’un niveau. Le cadre l’affiche de lui-même sur chaque page.',
  dropdown: 'Pour les actions occasionnelles. Ce qui sert souvent reste à côté, en bouton.',
  menu: 'Pour passer d’une partie à l’autre. Pour des actions, prenez un menu déroulant.',
  pagination:
    'Quand tout ne tient pas sur une page et qu’on y cherche un endroit précis. Sinon, la suite peut venir à la demande.',
  steps: 'Pour un parcours ordonné. Des parties à remplir dans n’importe quel ordre sont des onglets.',
  'auto-complete': 'Quand on sait à peu près ce qu’on cherche et qu’il y en a trop pour une liste.',
  cascader: 'Pour une valeur d’un arbre que l’on connaît niveau par niveau : une catégorie, un lieu.',
  checkbox:
    'Pour plusieurs valeurs parmi quelques-unes, ou un oui envoyé avec le formulaire. Ce qui agit aussitôt est un interrupteur.',
  'date-picker':
    'Pour les jours et les moments. On peut aussi les taper, ce qui va plus vite quand on connaît la date.',
  form: 'Pour ce qui va ensemble et s’enregistre ensemble. Les champs d’un domaine viennent de son descripteur.',
  input: 'Pour des mots et des codes. Si seules certaines valeurs conviennent, faites-les choisir.',
  'input-number': 'Pour des quantités que l’on compte ou calcule. Un code en chiffres est un texte.',
  mentions: 'Quand on écrit et qu’un collègue doit en être averti.',
  radio:
    'Pour une valeur parmi quelques-unes, toutes visibles. À partir de six environ, prenez une liste de choix.',
  rate: 'Pour une impression sur une courte échelle. Les chiffres à calculer se saisissent.',
  select: 'Pour une ou plusieurs valeurs connues parmi beaucoup. S’il y en a peu, mieux vaut tout montrer.',
  slider:
    'Pour une valeur dont l’ordre de grandeur compte plus que le chiffre exact. Un chiffre exact se saisit.',
  switch: 'Pour ce qui est actif ou non, avec effet immédiat.',
  'time-picker': 'Pour une heure de la journée. On la tape comme on en a l’habitude.',
  transfer: 'Pour choisir beaucoup d’éléments parmi beaucoup, en gardant leur ordre sous les yeux.',
  'tree-select':
    'Pour une ou plusieurs valeurs d’un arbre dont il faut voir les branches. Si elles sont connues, niveau par niveau va plus vite.',
  upload: 'Pour apporter des fichiers : les déposer, les coller ou les choisir, au plus commode.',
  avatar: 'Pour distinguer d’un coup d’œil personnes et fiches. Le nom est à côté.',
  badge: 'Pour dire sans un mot combien d’éléments attendent. Ce qu’il faut faire se dit en mots.',
  calendar:
    'Pour ce qui a un jour ou une heure et se compare ainsi. Quelques dates se lisent plus vite en liste.',
  card: 'Pour ce qui va ensemble et peut se placer n’importe où. Beaucoup d’éléments semblables font une liste ou un tableau.',
  carousel: 'Pour des images que l’on parcourt. Ce que chacun doit voir se place l’un sous l’autre.',
  collapse: 'Pour ce que seuls certains veulent lire, sous un titre qui dit ce qu’il contient.',
  comment: 'Pour ce que des collègues se disent au sujet d’une fiche, à même la fiche.',
  descriptions: 'Pour lire les données d’une fiche. Pour en comparer plusieurs, un tableau.',
  empty: 'Là où quelque chose viendra plus tard. Il dit pourquoi il n’y a rien et quoi faire.',
  list: 'Pour des éléments d’une même sorte, lus l’un après l’autre. Pour comparer plusieurs données, un tableau.',
  popover:
    'Pour un complément à côté de ce qu’on a pressé. Ce qu’il faut trancher avant de continuer est une boîte de dialogue.',
  statistic:
    'Pour un chiffre suivi chaque jour, avec sa valeur précédente. Au-delà de cinq, prenez un tableau.',
  table:
    'Pour comparer des fiches selon les mêmes données. Les listes des domaines apportent tri, filtres et sélection.',
  tabs: 'Pour des parties d’une page dont une seule sert à la fois. Ce qui se compare reste sur une même page.',
  tag: 'Pour les états et les valeurs courtes à repérer d’un coup d’œil.',
  timeline: 'Pour ce qui s’est passé dans l’ordre, et ce qui vient ensuite.',
  tooltip: 'Pour une indication dont on peut se passer. Ce qu’il faut lire est sur la page.',
  tree: 'Pour ce qui s’emboîte : catégories, lieux, dossiers.',
  alert: 'Pour ce qui concerne la page tant que cela dure. Ce qui vient d’être fait est un message.',
  drawer: 'Pour consulter ou modifier quelque chose sans quitter la liste derrière.',
  message: 'Pour dire que c’est fait. Ce que le lecteur doit encore faire reste sur la page.',
  modal: 'Quand il faut décider avant de continuer. Ce qui s’annule ne demande pas de question.',
  notification: 'Pour les messages auxquels on peut réagir, surtout pour annuler.',
  popconfirm:
    'Pour une courte question sur une seule chose, juste à côté. Si beaucoup est en jeu, demandez dans une boîte de dialogue.',
  progress:
    'Pour un travail de durée connue, de plus de quelques secondes. Sinon, un squelette ou un cercle suffit.',
  result: 'À la fin d’un parcours, bonne ou mauvaise : ce qui s’est passé, et où aller ensuite.',
  skeleton: 'Pendant le chargement de ce dont la forme est connue, pour que rien ne bouge à l’arrivée.',
  spin: 'Pour une attente de quelques secondes dont la forme n’est pas connue.',
  anchor: 'Sur les pages de plus de trois écrans de haut.',
  backtop: 'Sur les pages que l’on fait défiler loin, en plus des liens vers leurs parties.',
  'config-provider': 'Quand tout le produit doit changer d’apparence ou de langue ; ceci modifie le vôtre.',
  divider: 'Entre des éléments qu’on prendrait sinon pour un seul. Un espace suffit souvent.',
  'apex-charts': 'Pour voir une évolution dans le temps. Le tableau est à côté.',
  chartjs: 'Pour comparer des grandeurs : la plus grande, ce qui reste, où c’est le plus dense.',
  'simple-map': 'Quand la question est le lieu. Pour classer des chiffres, une liste vaut mieux.',
}
