import { sealed } from '../../../../../src/core/index.ts'
import type { EventName } from '../../../notification/rules/eventKeys.ts'
import type { Wording } from './wording.ts'

/** What the product says in French until somebody words it otherwise. */
export const fr = sealed<Readonly<Record<string, Wording>>>({
  'order.placed': [
    'Nous avons reçu votre commande {{order.number}}',
    'Merci pour votre commande {{order.number}} de {{order.total}}.\nNous vous écrirons dès qu’elle sera confirmée.',
  ],
  'order.confirmed': [
    'Votre commande {{order.number}} est confirmée',
    'Votre commande {{order.number}} de {{order.total}} est confirmée ; nous commençons à la préparer.',
  ],
  'order.on_hold': [
    'Votre commande {{order.number}} est en attente',
    'Votre commande {{order.number}} est en attente.{{#if reason}} {{reason}}{{/if}}\nVous n’avez rien à faire ; nous vous préviendrons dès qu’elle reprendra.',
  ],
  'order.edited': [
    'Votre commande {{order.number}} a été modifiée',
    'Votre commande {{order.number}} a été modifiée. Son total est désormais de {{order.total}}.',
  ],
  'order.mentioned': ['{{comment.author}} vous a mentionné dans {{order.number}}', '{{comment.text}}'],
  'order.cancelled': [
    'Votre commande {{order.number}} est annulée',
    'Votre commande {{order.number}} est annulée.{{#if reason}} {{reason}}{{/if}}\nVous serez remboursé par le moyen de paiement utilisé.',
  ],
  'order.partially_cancelled': [
    'Une partie de votre commande {{order.number}} est annulée',
    'Nous avons dû annuler une partie de votre commande {{order.number}}.{{#if reason}} {{reason}}{{/if}}\nLe reste arrive comme prévu, pour un total de {{order.total}}.',
  ],
  'payment.captured': [
    'Paiement reçu pour {{order.number}}',
    'Nous avons reçu {{order.total}} par {{payment.method}} pour votre commande {{order.number}}.',
  ],
  'payment.failed': [
    'Votre paiement pour {{order.number}} n’a pas abouti',
    'Le paiement de {{order.total}} pour votre commande {{order.number}} n’a pas abouti. Rien n’a été débité.\nVous pouvez réessayer : {{payment.url}}',
  ],
  'payment.link_sent': [
    'Réglez votre commande {{order.number}}',
    'Merci de régler {{order.total}} pour votre commande {{order.number}} avant le {{payment.until}} : {{payment.url}}',
  ],
  'refund.requested': [
    'Nous étudions votre remboursement',
    'Vous avez demandé le remboursement de {{refund.amount}} pour votre commande {{order.number}}. Nous l’étudions.',
  ],
  'refund.processed': [
    '{{refund.amount}} vous sont remboursés',
    'Nous vous avons remboursé {{refund.amount}} pour votre commande {{order.number}} par {{refund.method}}. Comptez jusqu’à sept jours ouvrés.',
  ],
  'refund.failed': [
    'Votre remboursement demande un autre moyen',
    'Le remboursement de {{refund.amount}} pour votre commande {{order.number}} n’a pas pu être versé. Dites-nous où l’envoyer.',
  ],
  'shipment.packed': [
    'Votre commande {{order.number}} est prête',
    'Votre commande {{order.number}} est emballée et attend le transporteur.',
  ],
  'shipment.dispatched': [
    'Votre commande {{order.number}} est en route',
    'Votre commande {{order.number}} voyage avec {{shipment.courier}}, {{shipment.awb}}. Livraison prévue le {{shipment.expected}}.\nSuivez-la ici : {{shipment.url}}',
  ],
  'shipment.out_for_delivery': [
    'Livraison aujourd’hui : {{order.number}}',
    'Votre commande {{order.number}} arrive aujourd’hui avec {{shipment.courier}}. Gardez votre téléphone à portée de main.',
  ],
  'shipment.delivered': [
    'Livrée : {{order.number}}',
    'Votre commande {{order.number}} est livrée. Nous espérons qu’elle vous plaira.',
  ],
  'shipment.attempt_failed': [
    'Nous vous avons manqué',
    '{{shipment.courier}} n’a pas pu livrer votre commande {{order.number}}.{{#if reason}} {{reason}}{{/if}}\nNouvel essai le prochain jour ouvré : {{shipment.url}}',
  ],
  'shipment.rto': [
    'Votre colis nous revient',
    'Votre commande {{order.number}} n’a pas pu être livrée et nous revient. Écrivez-nous si vous la souhaitez encore.',
  ],
  'return.requested': [
    'Nous avons reçu votre retour {{return.number}}',
    'Nous avons reçu votre demande de retour pour la commande {{order.number}}. Réponse sous un jour ouvré.',
  ],
  'return.approved': [
    'Votre retour {{return.number}} est accepté',
    'Votre retour {{return.number}} est accepté. Gardez les articles non portés, avec leurs étiquettes.',
  ],
  'return.rejected': [
    'À propos de votre retour {{return.number}}',
    'Nous ne pouvons pas accepter votre retour {{return.number}}.{{#if reason}} {{reason}}{{/if}}',
  ],
  'return.pickup_scheduled': [
    'Enlèvement de votre retour le {{return.pickup}}',
    'Le transporteur passera prendre votre retour {{return.number}} le {{return.pickup}}. Merci de le tenir emballé.',
  ],
  'return.received': [
    'Votre retour {{return.number}} est arrivé',
    'Votre retour {{return.number}} est arrivé ; nous le vérifions.',
  ],
  'return.completed': [
    'Votre retour {{return.number}} est terminé',
    'Votre retour {{return.number}} est terminé. {{refund.amount}} vous sont remboursés par {{refund.method}}.',
  ],
  'exchange.dispatched': [
    'Votre échange est en route',
    'Les articles échangés avec {{return.number}} voyagent avec {{shipment.courier}}, {{shipment.awb}}.',
  ],
  'cancellation.requested': [
    'Nous avons reçu votre annulation',
    'Vous avez demandé l’annulation de la commande {{order.number}}. Nous répondons en quelques heures.',
  ],
  'cancellation.approved': [
    'Votre annulation est acceptée',
    'La commande {{order.number}} est annulée. {{refund.amount}} vous sont remboursés par {{refund.method}}.',
  ],
  'cancellation.rejected': [
    'Votre commande {{order.number}} ne peut être annulée',
    'La commande {{order.number}} ne peut plus être annulée.{{#if reason}} {{reason}}{{/if}}\nVous pourrez la retourner à réception.',
  ],
  'cancellation.overdue': [
    'La demande d’annulation {{cancellation.number}} est en retard',
    'Personne n’a décidé à temps de {{cancellation.number}} pour la commande {{order.number}}. Elle reste ouverte et retient le colis.',
  ],
  'cart.abandoned': [
    'Encore une hésitation ?',
    'Votre panier de {{cart.items}} articles pour {{cart.total}} vous attend : {{cart.url}}',
  ],
  'account.otp': [
    'Votre code : {{otp.code}}',
    '{{otp.code}} est votre code pour {{shop.name}}, valable {{otp.minutes}} minutes. Ne le donnez à personne ; nous ne le demandons jamais.',
  ],
  'account.welcome': [
    'Bienvenue chez {{shop.name}}',
    'Bienvenue chez {{shop.name}}. Vos commandes, retours et adresses sont dans votre compte : {{shop.url}}',
  ],
  'account.password_changed': [
    'Votre mot de passe a été modifié',
    'Le mot de passe de votre compte a été modifié le {{account.time}}.\nSi ce n’était pas vous, prévenez-nous aussitôt.',
  ],
  'account.blocked': [
    'Votre compte est bloqué',
    'Votre compte chez {{shop.name}} est bloqué.{{#if reason}} {{reason}}{{/if}}\nRépondez à ce message s’il s’agit d’une erreur.',
  ],
  'review.invited': [
    'Que pensez-vous de {{product.name}} ?',
    'Vous portez {{product.name}} depuis quelque temps. Dites aux autres ce que vous en pensez : {{review.url}}',
  ],
  'review.approved': ['Votre avis est publié', 'Merci : votre avis sur {{product.name}} est publié.'],
  'review.rejected': [
    'À propos de votre avis',
    'Nous n’avons pas pu publier votre avis sur {{product.name}}.{{#if reason}} {{reason}}{{/if}}',
  ],
  'stock.low': [
    'Il reste peu de {{stock.sku}}',
    '{{product.name}} : {{stock.available}} en stock pour {{stock.sku}} à {{stock.location}}.',
  ],
  'stock.out': [
    '{{stock.sku}} est épuisé',
    '{{product.name}} : il ne reste rien de {{stock.sku}} à {{stock.location}}.',
  ],
  'stock.back': [
    '{{stock.sku}} est de retour',
    '{{product.name}} : {{stock.available}} de nouveau en stock pour {{stock.sku}} à {{stock.location}}.',
  ],
  'message.received': [
    '{{message.from}} : {{message.subject}}',
    '{{message.from}} a écrit : {{message.subject}} ({{message.number}}).',
  ],
  'message.replied': [
    'Re : {{message.subject}}',
    '{{message.reply}}\nVotre message {{message.number}} : {{message.url}}',
  ],
  'message.sla_breach': [
    '{{message.number}} est en retard',
    'Une réponse à {{message.number}} « {{message.subject}} » était due le {{message.due}}.',
  ],
  'message.escalated': [
    '{{message.number}} attend toujours une réponse',
    '{{message.number}} « {{message.subject}} » devait recevoir une réponse avant le {{message.due}} ; personne n’a répondu.{{#if message.assignee}} Le message est confié à {{message.assignee}}.{{/if}}',
  ],
  'staff.token_made': [
    'Un jeton a été créé pour un autre système',
    'Le jeton « {{token.name}} » a été créé pour votre compte le {{token.time}}. Un autre système peut ainsi travailler en votre nom.\nSi ce n’était pas vous, révoquez-le dans votre compte et changez votre mot de passe.',
  ],
  'staff.digest': [
    'En attente pour vous : {{digest.total}}',
    '{{digest.list}}{{#if digest.url}}\n{{digest.url}}{{/if}}',
  ],
  'staff.invited': [
    'Votre accès à {{shop.name}}',
    'Vous êtes invité dans l’arrière-boutique de {{shop.name}}. Choisissez votre mot de passe avant le {{invitation.until}} : {{invitation.url}}',
  ],
  'staff.password_link': [
    'Un nouveau mot de passe pour {{shop.name}}',
    'Quelqu’un a demandé un lien vers un nouveau mot de passe pour votre compte chez {{shop.name}}. Choisissez-le avant le {{invitation.until}} : {{invitation.url}}\nSi ce n’était pas vous, il n’y a rien à faire : votre mot de passe reste le même.',
  ],
  'staff.email_release': [
    '{{email.next}} devient-elle votre adresse ?',
    'Quelqu’un a demandé que {{email.next}} devienne l’adresse de votre compte chez {{shop.name}}. Si c’est vous, donnez votre accord avant le {{email.until}} : {{email.url}}\nSinon, changez de mot de passe : la demande est alors annulée.',
  ],
  'staff.email_confirm': [
    'Confirmez votre nouvelle adresse',
    'Confirmez avant le {{email.until}} que vous lisez cette adresse ; vous vous connecterez ensuite à {{shop.name}} avec elle : {{email.url}}\nVotre adresse actuelle doit aussi donner son accord.',
  ],
  'staff.new_login': [
    'Nouvelle connexion à votre compte',
    'Quelqu’un s’est connecté à votre compte le {{login.time}} avec {{login.browser}}{{#if login.address}} depuis {{login.address}}{{/if}}.\nSi ce n’était pas vous, changez de mot de passe et terminez la session dans votre profil.',
  ],
  'staff.second_step_on': [
    'Votre connexion demande désormais un code',
    'Depuis le {{step.time}}, votre connexion demande le code d’une application d’authentification.\nSi ce n’était pas vous, changez de mot de passe et prévenez aussitôt un administrateur.',
  ],
  'staff.second_step_off': [
    'Votre connexion ne demande plus de code',
    'La seconde étape de votre connexion a été désactivée le {{step.time}} : votre mot de passe seul ouvre désormais votre compte.\nSi ce n’était pas vous, changez de mot de passe, terminez les autres sessions et activez-la de nouveau.',
  ],
  'staff.second_step_reset': [
    'La seconde étape de votre connexion a été réinitialisée',
    '{{step.resetBy}} a réinitialisé la seconde étape de votre connexion le {{step.time}}. Votre mot de passe seul ouvre désormais votre compte ; configurez une autre application dans votre compte.\nSi vous ne l’avez pas demandé, prévenez aussitôt un administrateur.',
  ],
  'staff.mail': [
    'Nouveau message de {{mail.sender}}',
    '{{mail.sender}} vous a écrit. Le message se trouve dans votre boîte de réception.',
  ],
  'staff.followed': [
    '{{follower.name}} vous suit',
    '{{follower.name}} voit désormais sur son profil ce que vous faites dans la boutique.',
  ],
  'access.asked': [
    '{{access.person}} demande « {{access.right}} » sur « {{access.area}} »',
    '« {{access.sentence}} »\nDemandé sur la page {{access.page}}.',
  ],
  'access.granted': [
    'Droit accordé : « {{access.right}} » sur « {{access.area}} »',
    '{{access.decidedBy}} a accordé votre demande. Rechargez la page pour en disposer.\n{{access.answer}}',
  ],
  'access.declined': [
    'Droit refusé : « {{access.right}} » sur « {{access.area}} »',
    '{{access.decidedBy}} : « {{access.answer}} »',
  ],
  'broadcast.waiting': [
    '« {{broadcast.name}} » attend une approbation',
    '{{broadcast.author}} souhaite envoyer « {{broadcast.name}} » à {{broadcast.recipients}} clients. Une autre personne doit l’approuver.',
  ],
  'broadcast.approved': [
    '« {{broadcast.name}} » est approuvé',
    '{{broadcast.decidedBy}} a approuvé « {{broadcast.name}} ». L’envoi à {{broadcast.recipients}} clients partira à l’heure prévue.',
  ],
  'broadcast.declined': [
    '« {{broadcast.name}} » a été refusé',
    '{{broadcast.decidedBy}} a refusé « {{broadcast.name}} ». C’est de nouveau un brouillon ; rien n’a été envoyé.',
  ],
  'setting.waiting': [
    '« {{setting.key}} » attend une seconde personne',
    '{{setting.author}} souhaite modifier le réglage « {{setting.key}} ». Une autre personne doit l’approuver.',
  ],
  'setting.approved': [
    'La modification de « {{setting.key}} » est approuvée',
    '{{setting.decidedBy}} a approuvé votre modification de « {{setting.key}} ». Elle s’applique dès maintenant.',
  ],
  'setting.declined': [
    'La modification de « {{setting.key}} » a été refusée',
    '{{setting.decidedBy}} a refusé votre modification de « {{setting.key}} ». Rien n’a changé.',
  ],
  'bulk.finished': [
    'Modification groupée terminée : {{bulk.area}}',
    '{{bulk.area}} : {{bulk.changed}} modifiés, {{bulk.refused}} laissés de côté. La page « Vos opérations groupées » dit pourquoi et permet d’annuler pendant 24 heures.',
  ],
  'bulk.failed': [
    'Modification groupée interrompue : {{bulk.area}}',
    '{{bulk.area}} : {{bulk.changed}} modifiés avant l’arrêt. La page « Vos opérations groupées » dit pourquoi et permet d’annuler pendant 24 heures.',
  ],
  'import.finished': [
    'Import terminé : {{import.area}}',
    '{{import.area}} : {{import.created}} nouveaux, {{import.changed}} modifiés, {{import.refused}} refusés.',
  ],
  'import.failed': [
    'Import échoué : {{import.area}}',
    '{{import.area}} : rien n’a été importé.{{#if reason}} {{reason}}{{/if}}',
  ],
  'policy.updated': [
    '{{policy.name}} change le {{policy.from}}',
    'Notre document « {{policy.name}} » change le {{policy.from}}. À lire ici : {{policy.url}}',
  ],
  'coupon.issued': [
    'Un bon pour vous : {{coupon.code}}',
    'Avec {{coupon.code}}, vous payez moins jusqu’au {{coupon.until}} : {{coupon.url}}',
  ],
} satisfies Readonly<Record<EventName, Wording>>)
