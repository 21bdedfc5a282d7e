// Written by `npm run messages` from the catalogue beside it.

export const adminPanel = 'Paneli ya Usimamizi'
export const checkingAccess = 'Inakagua ruhusa ya msimamizi...'
export const accessRequired = 'Ruhusa ya Msimamizi Inahitajika'
export const pleaseLogIn = 'Tafadhali ingia ili ufungue paneli ya usimamizi.'
export const goToAdminLogin = 'Nenda Kuingia kwa Msimamizi'
export const accessDenied = 'Huruhusiwi'
export const noPrivileges = 'Huna ruhusa ya msimamizi ya kufungua paneli hii.'
export const intro = 'Simamia maudhui na data zote'
export const partsOfPanel = 'Sehemu za paneli'
export const typedIsKept = 'Ulichoandika kimehifadhiwa kwenye kichupo hiki.'
export const loading = 'Inapakia...'
export const manageContent = 'Simamia Maudhui'
export const campus = 'Kampasi'
export const allCampuses = 'Kampasi zote'
export const signInAgain = 'Ingia tena'
export const success = 'Imefaulu'
export const fetchFailed = 'Data haikuweza kupakiwa'
export const notAnImage = ({ name }: { readonly name: string }): string => `${name} si picha. Ni picha pekee zinazoweza kupakiwa.`
export const tooLarge = ({ max, name }: { readonly max: string; readonly name: string }): string => `${name} ni kubwa kuliko MB ${max}.`
export const tooManyPixels = ({ max, name }: { readonly max: string; readonly name: string }): string => `${name} ina zaidi ya megapikseli ${max}.`
export const tooNarrow = ({ name, ratio }: { readonly name: string; readonly ratio: string }): string => `Urefu wa ${name} ni zaidi ya mara ${ratio} ya upana wake. Kata sehemu inayohitajika.`
export const unreadable = ({ name }: { readonly name: string }): string => `${name} si picha ambayo kivinjari hiki kinaweza kusoma.`
export const offline = 'Uko nje ya mtandao: paneli ya usimamizi hufanya kazi mtandaoni pekee. Angalia mtandao wako, kisha ujaribu tena.'
export const sessionEnded = 'Kipindi chako kimeisha. Tafadhali ingia tena.'
export const strangeAnswer = ({ app }: { readonly app: string }): string => `Kilichojibu si ${app}. Angalia mtandao wako, kisha ujaribu tena.`
export const slugTaken = 'Kampasi nyingine ina jina hili fupi la anwani.'
export const notAllowed = 'Akaunti hii hairuhusiwi kufanya hivyo.'
export const serverBusy = 'Seva yetu ina shughuli nyingi. Tafadhali jaribu tena baada ya muda mfupi.'
export const exists = 'Kipo kingine kama hiki tayari.'
export const refusedValue = 'Seva yetu haikubali mojawapo ya thamani hizi. Kagua kila sehemu.'
export const mayNotDelete = 'Akaunti hii hairuhusiwi kukifuta.'
export const content = 'Maudhui'
export const reports = 'Ripoti'
export const messages = 'Ujumbe'
export const audit = 'Kumbukumbu'
