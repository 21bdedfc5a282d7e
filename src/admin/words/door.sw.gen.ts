// Written by `npm run messages` from the catalogue beside it.

export const loginIntro = ({ app }: { readonly app: string }): string => `Kwa watu wanaosasisha maudhui ya ${app}.`
export const loginSuccessful = 'Umeingia'
export const redirecting = 'Inafungua paneli ya usimamizi...'
export const loginFailed = 'Hukuweza Kuingia'
export const unexpected = 'Hitilafu isiyotarajiwa imetokea'
export const oneMoreStep = 'Hatua moja zaidi'
export const enterDigits = 'Weka tarakimu 6 ambazo app yako ya uthibitishaji inaonyesha sasa.'
export const email = 'Barua pepe'
export const password = 'Nenosiri'
export const signIn = 'Ingia'
export const signingIn = 'Inaingia...'
export const setupClosed = 'Uwekaji umefungwa'
export const worksOnce = 'Tayari kuna msimamizi. Skrini hii hufanya kazi mara moja tu.'
export const goToAdminLogin = 'Nenda Kuingia kwa Msimamizi'
export const verifyFirst = 'Thibitisha kwanza barua pepe yako'
export const goToLogin = 'Nenda kuingia'
export const openTheLink = ({ email }: { readonly email: string }): string => `Fungua kiungo kilicho katika barua iliyotumwa kwa ${email}, ingia, kisha urudi kwenye skrini hii: msimbo umehifadhiwa hapa, na kubonyeza mara moja kunamaliza uwekaji.`
export const signedInAs = <Part>({ bold, email }: { readonly bold: (text: string) => Part; readonly email: string }): readonly (string | Part)[] => ['Umeingia kama ', bold(`${email}`), '. Akaunti hii inakuwa ya msimamizi.']
export const fullName = 'Jina Kamili'
export const setupCode = 'Msimbo wa uwekaji'
export const whereCodeIs = 'Huonyeshwa kwenye terminali ya npm start; kwa mradi uliopangishwa, endesha select private.create_setup_code() kwenye kihariri cha SQL.'
export const createAdmin = 'Fungua Akaunti ya Msimamizi'
export const roleSet = 'Sasa wewe ni msimamizi!'
export const signInFirst = 'Tafadhali ingia kwanza.'
export const userExists = 'Akaunti ipo'
export const signingInToSet = 'Inaingia ili kuweka wadhifa wa msimamizi...'
export const adminCreated = 'Akaunti ya msimamizi imefunguliwa'
export const verifyThenFinish = 'Tafadhali thibitisha kwanza barua pepe yako, kisha umalizie uwekaji hapa.'
export const roleFailure = ({ reason }: { readonly reason: string }): string => `Wadhifa wa mtumiaji haukuweza kubadilishwa: ${reason}`
export const wrongCode = 'Msimbo huu wa uwekaji si sahihi. Unakili tena kutoka kwenye seva.'
export const closed = 'Tayari kuna msimamizi, na uwekaji umefungwa kabisa.'
export const wait = 'Misimbo mingi isiyo sahihi imejaribiwa. Subiri saa moja, kisha ujaribu tena.'
