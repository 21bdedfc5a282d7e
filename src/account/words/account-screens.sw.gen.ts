// Written by `npm run messages` from the catalogue beside it.

export const postAndLike = ({ campus }: { readonly campus: string }): string => `Chapisha na upende katika Udaku wa ${campus}, bila jina lako`
export const sellWhat = 'Uza usichohitaji tena'
export const writeOffline = 'Andika ukiwa nje ya mtandao: kinahifadhiwa, na kutumwa ukirudi mtandaoni'
export const signedInAs = <Part>({ bold, email }: { readonly bold: (text: string) => Part; readonly email: string }): readonly (string | Part)[] => ['Umeingia kama ', bold(`${email}`), '.']
export const goHome = 'Nenda Mwanzo'
export const profile = 'Wasifu'
export const notYou = 'Si wewe?'
export const signOutInProfile = 'Toka kupitia wasifu wako'
export const code = 'Msimbo'
export const checking = 'Inakagua...'
export const confirm = 'Thibitisha'
export const or = 'au'
export const email = 'Barua pepe'
export const emailExample = 'jina@example.com'
export const loginFailed = 'Hukuweza Kuingia'
export const password = 'Nenosiri'
export const forgotPassword = 'Umesahau nenosiri?'
export const signIn = 'Ingia'
export const signingIn = 'Inaingia...'
export const noAccountYet = 'Huna akaunti?'
export const signUp = 'Jisajili'
export const welcomeBack = 'Karibu tena!'
export const loggedIn = 'Umeingia kikamilifu.'
export const passwordChanged = 'Nenosiri lime­ba­di­li­shwa'
export const passwordChangedText = 'Tumia jipya utakapoingia tena.'
export const openingLink = 'Inafungua kiungo chako…'
export const oneMoreStep = 'Hatua moja zaidi'
export const oneMoreStepText = 'Weka tarakimu 6 ambazo app yako ya uthibitishaji inaonyesha sasa.'
export const setNewPassword = 'Weka nenosiri jipya'
export const forEmail = ({ email }: { readonly email: string }): string => `Kwa ${email}`
export const forgotPasswordText = 'Tutakutumia kiungo na msimbo wa kuweka jipya.'
export const emailConfirmed = 'Barua pepe ime­thi­bi­ti­shwa'
export const emailConfirmedWelcome = ({ app }: { readonly app: string }): string => `Anwani yako ya barua pepe ime­thi­bi­ti­shwa. Karibu ${app}!`
export const loginIntro = ({ app }: { readonly app: string }): string => `Karibu tena ${app}.`
export const newPassword = 'Nenosiri jipya'
export const saving = 'Inahifadhi...'
export const saveNewPassword = 'Hifadhi nenosiri jipya'
export const goToLogin = 'Nenda kuingia'
export const continueWith = ({ provider }: { readonly provider: string }): string => `Endelea na ${provider}`
export const checkYourEmail = 'Angalia barua pepe yako'
export const recoverySent = ({ email }: { readonly email: string }): string => `Ikiwa kuna akaunti ya ${email}, tumeitumia barua pepe. Fungua kiungo chake, au weka msimbo wake hapa.`
export const sending = 'Inatuma...'
export const sendLink = 'Tuma kiungo'
export const sendLinkAgain = 'Tuma kiungo tena'
export const backToLogin = 'Rudi Kuingia'
export const mailSent = 'Barua pepe imetumwa'
export const mailSentText = ({ email }: { readonly email: string }): string => `Fungua kiungo kilicho katika barua pepe iliyotumwa kwa ${email}, au weka msimbo wake.`
export const notSent = 'Haijatumwa'
export const sendMailAgain = 'Tuma barua pepe tena'
export const accountDeleted = 'Akaunti yako imefutwa'
export const accountDeletedText = ({ email }: { readonly email: string }): string => `${email} haiwezi kuingia tena. Unaweza kuingia kwa akaunti nyingine, au kufungua mpya.`
export const signInAgain = 'Tafadhali ingia tena'
export const signedOutAs = ({ email }: { readonly email: string }): string => `Ulitolewa kwenye akaunti ya ${email}. Kila ulichohifadhi bado kiko kwenye simu hii.`
export const stillToBeSent = ({ count }: { readonly count: string }): string => `Vinavyosubiri kutumwa: ${count}. Vitatumwa ukishaingia.`
export const signUpFailed = 'Hukuweza Kujisajili'
export const accountExists = 'Akaunti Tayari Ipo'
export const accountExistsText = 'Akaunti hii tayari ipo. Unapelekwa kwenye ukurasa wa kuingia...'
export const accountCreated = 'Akaunti Imefunguliwa!'
export const welcome = ({ app }: { readonly app: string }): string => `Karibu ${app}!`
export const welcomeConfirm = ({ app }: { readonly app: string }): string => `Karibu ${app}! Tafadhali angalia barua pepe yako ili uthibitishe akaunti yako.`
export const signUpIntro = ({ app }: { readonly app: string }): string => `Jiunge na ${app}. Unaweza pia kuagiza bila akaunti.`
export const fullName = 'Jina Kamili'
export const nameExample = 'Amina Juma'
export const creatingAccount = 'Inafungua akaunti...'
export const createAccount = 'Fungua Akaunti'
export const alreadyHaveAccount = 'Una akaunti tayari?'
