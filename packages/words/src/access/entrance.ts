import type { Phrase } from '../phrases/phrase.ts';

export const shopEntrance = {
  signIn: ['Se connecter', 'Sign in'],
  subtitle: ['content de vous revoir', 'good to see you again'],
  signedInAs: ['Vous êtes connecté : {name}', 'You are signed in: {name}'],
  done: ['Vous êtes maintenant connecté', 'You are now authenticated'],
  goOn: ['Continuer', 'Go on'],
  email: ['Adresse e-mail', 'E-mail address'],
  password: ['Mot de passe', 'Password'],
  newPassword: ['Choisissez un mot de passe', 'Choose a password'],
  passwordHint: [
    '12 caractères au moins : quelques mots sans rapport entre eux.',
    'At least 12 characters: a few unrelated words.',
  ],
  firstName: ['Prénom', 'First name'],
  lastName: ['Nom', 'Last name'],
  phone: ['Téléphone', 'Phone'],
  phoneHint: ['Pour le livreur, s’il ne vous trouve pas.', 'For the driver, who may not find you.'],
  register: ['Créer un compte', 'Create an account'],
  registerSubtitle: ['bienvenue à table', 'welcome to the table'],
  noAccount: ['Pas encore de compte ?', 'No account yet?'],
  hasAccount: ['Déjà un compte ?', 'Have an account already?'],
  forgotten: ['Mot de passe oublié, ou client par téléphone ?', 'Forgotten password, or a client by phone?'],
  sendLink: ['Recevoir un lien', 'Get a link'],
  linkSent: [
    'Si cette adresse est connue, un lien vient de lui être envoyé. Il est valable une demi-heure.',
    'If that address is known, a link has just been sent to it. It is good for half an hour.',
  ],
  noMail: [
    'Nous n’envoyons pas d’e-mails pour l’instant, donc pas de lien non plus. Créez un nouveau compte avec la même adresse et un autre mot de passe. Vos allergies et vos commandes n’y sont pas reprises : indiquez de nouveau vos allergies avant de commander.',
    'We send no mail for the moment, so no link either. Create a new account with the same address and another password. Your allergies and orders do not come along: tell us your allergies again before you order.',
  ],
  noMailCall: [
    'Pour une commande déjà passée, appelez-nous au {phone}.',
    'About an order already placed, call us: {phone}.',
  ],
  registered: [
    'Un e-mail vient de partir pour {email}. Ouvrez son lien pour confirmer votre adresse ; vous revenez ici connecté, votre panier est gardé.',
    'An e-mail has just left for {email}. Open its link to confirm your address; you come back here signed in, your cart is kept.',
  ],
  notReceived: [
    'Rien reçu ? Regardez dans les indésirables, ou vérifiez l’adresse.',
    'Nothing came? Look among your junk mail, or check the address.',
  ],
  backToForm: ['Vérifier l’adresse', 'Check the address'],
  confirm: ['Confirmer mon adresse', 'Confirm my address'],
  confirmHint: ['Plus qu’un geste, et votre compte est ouvert.', 'One last step, and your account is open.'],
  confirmPassword: ['Le mot de passe choisi à l’inscription', 'The password chosen when registering'],
  claim: ['Choisir mon mot de passe', 'Choose my password'],
  others: ['Autres façons de se connecter', 'Other ways to sign in'],
  continueWith: ['Continuer avec {provider}', 'Continue with {provider}'],
  providerFailed: [
    'Le service choisi n’a pas confirmé votre identité. Réessayez, ou utilisez votre mot de passe.',
    'The service you chose did not confirm who you are. Try again, or use your password.',
  ],
  signOut: ['Se déconnecter', 'Sign out'],
  account: ['Mon compte', 'My account'],
} as const satisfies Record<string, Phrase>;
