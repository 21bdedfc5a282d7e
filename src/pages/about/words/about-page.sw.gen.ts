// Written by `npm run messages` from the catalogue beside it.

export const title = ({ app }: { readonly app: string }): string => `Kuhusu ${app}`
export const intro = ({ tagline }: { readonly tagline: string }): string => `${tagline}, katika app moja inayofanya kazi ukiwa na intaneti au bila.`
export const communityFirst = 'Jamii Kwanza'
export const communityFirstText = 'Wanafunzi na biashara ndogo karibu na chuo huja kwanza. Pesa unazotumia hapa hubaki karibu nawe.'
export const reliability = 'Kutegemeka'
export const reliabilityText = 'Hufunguka kwenye simu ya bei nafuu, bila bando, hata stima ikipotea. Unachoandika huhifadhiwa hadi kifike.'
export const care = 'Kujali na Msaada'
export const careText = 'Watu halisi hujibu, mchana na usiku. Afya yako ni siri yako: rekodi ya hedhi haitoki kwenye simu yako kamwe.'
export const excellence = 'Ubora'
export const excellenceText = 'Bei za haki, maneno rahisi, na watoa huduma unaotaka kurudi kwao. “Inatosha” ndiyo mwanzo wetu.'
export const services = 'Huduma'
export const happyStudents = 'Wanafunzi Wenye Furaha'
export const support = 'Msaada'
export const ourMission = 'Lengo Letu'
export const ourMissionText = 'Kufanya maisha ya wanafunzi nchini Kenya yawe rahisi, nafuu na salama zaidi: mahali pamoja pa kula, kununua, kufua, kusafiri, kupata chumba na kujitunza, kutoka kwa watu walio karibu unaoweza kuwapigia. Hakuna anayepaswa kuhitaji simu mpya, akaunti au data ghali ili ahudumiwe vizuri.'
export const ourValues = 'Maadili Yetu'
export const inNumbers = ({ app }: { readonly app: string }): string => `${app} kwa Takwimu`
export const ourStory = 'Hadithi Yetu'
export const sheetOnTheDoor = 'Ilianza katika hosteli moja Tudor na karatasi mlangoni: nani analeta gesi, nani anafua Jumapili, boda gani hubeba watu usiku. Karatasi ilinakiliwa chumba kwa chumba hadi hakuna aliyeweza kuisoma.'
export const sheetGrownUp = ({ app }: { readonly app: string }): string => `${app}, jina ambalo wanafunzi wa Kenya huitana, ni karatasi hiyo iliyokua. Watoa huduma ni majirani wale wale: mama mboga, fundi, saluni iliyo karibu na lango. Unaagiza kwa ujumbe kama kawaida; sisi tumefanya tu iwe rahisi kuwapata na vigumu kutozwa zaidi.`
export const runPrivately = ({ app }: { readonly app: string }): string => `${app} inaendeshwa kibinafsi na haihusiani na chuo kikuu chochote.`
