// Written by `npm run messages` from the catalogue beside it.

export const title = 'Masharti ya Matumizi'
export const updated = 'Desemba 2024'
export const summary = ({ app }: { readonly app: string }): string => `${app} hukusaidia kupata watu walio karibu na kampasi wanaouza bidhaa na kutoa huduma. Unaagiza kwao, kwa ujumbe wako mwenyewe, na unawalipa wao. Sisi tunahakikisha kwamba app ni ya haki na inafanya kazi; wao wanatimiza wali­cho­kua­hidi.`
export const acceptanceTitle = 'Kukubali Masharti'
export const acceptance = ({ app }: { readonly app: string }): string => `Kwa kufungua au kutumia ${app} unakubali masharti haya na Sera yetu ya Faragha. Ikiwa huyakubali, tafadhali usitumie app.`
export const ageAndChanges = 'Ni lazima uwe na umri wa miaka 18 au zaidi ili kuagiza, kutangaza bidhaa au kufungua akaunti, au uwe na idhini ya mzazi au mlezi. Tukibadilisha masharti haya, maandishi mapya yataonekana kwenye ukurasa huu pamoja na tarehe mpya; anayeendelea kutumia app anayakubali.'
export const governingLaw = 'Masharti haya yanaongozwa na sheria za Kenya.'
export const serviceTitle = 'Maelezo ya Huduma'
export const directory = ({ app }: { readonly app: string }): string => `${app} ni orodha ya watoa huduma na msaidizi wa kuagiza kwa wanafunzi wa vyuo vikuu. Inaonyesha huduma za chakula, vyakula na mahitaji, gesi, kufua nguo, saluni, kazi za kutumwa, usafiri, afya, makazi na nyinginezo, soko la vitu vya kutumika na ukurasa wa udaku, na inahifadhi rekodi ya afya kwenye simu yako ukitaka.`
export const agreementWithProvider = 'Unapoagiza au kuweka nafasi, app huandika ujumbe na kuufungua katika WhatsApp au SMS, au hupiga nambari. Wewe ndiye unayeutuma. Oda za kikapu na za duka la dawa huenda kwa timu yetu, ambayo hupitisha kila sehemu kwa mtoa huduma wake; ujumbe mwingine huenda kwa mtoa huduma moja kwa moja. Mtoa huduma ndiye huleta unachoagiza. Makubaliano ni kati yako na mtoa huduma: sisi si mhusika katika makubaliano hayo, na sisi wenyewe hatupiki, hatubebi, hatufui, hatupangishi wala hatuuzi chochote.'
export const notAffiliated = ({ app }: { readonly app: string }): string => `${app} inaendeshwa kibinafsi na haihusiani na chuo kikuu chochote. Kurasa na viungo vya chuo kikuu vipo kwa ajili ya kuku­ra­hi­si­shia; kile ambacho chuo kikuu chenyewe kimechapisha ndicho hutangulia daima.`
export const notMedicalAdvice = 'Rekodi ya afya, makadirio yake na makala ni kwa ajili ya taarifa. Si ushauri wa kitabibu, si utambuzi wa ugonjwa, wala si njia ya upangaji uzazi. Mwone mhudumu wa afya unapokuwa na wasiwasi wowote.'
export const responsibilitiesTitle = 'Wajibu wa Mtumiaji'
export const youAgree = 'Unakubali:'
export const trueDetails = 'kutoa maelezo ya kweli ya mawasiliano na kuagiza tu kile unachokusudia kukichukua na kukilipia'
export const keepPassword = 'kutomwambia mtu nenosiri lako, na kutujulisha ikiwa mtu mwingine anatumia akaunti yako'
export const listOwnThings = 'kutangaza tu vitu ambavyo una haki ya kuviuza, ukivieleza jinsi vilivyo, na si kitu chochote kilichoibwa, bandia, hatari au kina­cho­ka­ta­zwa na sheria'
export const meetSafely = 'kuangalia bidhaa au chumba kabla ya kulipa, kukutana mahali pa wazi penye watu, na kutotuma pesa kamwe ili kushikiliwa chumba ambacho hujakiona'
export const noHarmfulPosts = 'kutochapisha vitisho, chuki, mambo ya faragha ya watu wengine, maudhui ya ngono au matangazo ya biashara; kuchapisha bila jina hakumaanishi kuwa juu ya sheria'
export const noAbuse = 'kutoingilia app: kutokusanya data yake kwa programu, kutoifurika kwa maombi, wala kutojaribu kufikia kisicho chako'
export const weMayRemove = 'Tunaweza kuondoa maudhui na kufunga akaunti zinazovunja kanuni hizi.'
export const availabilityTitle = 'Upatikanaji'
export const offlineCopies = 'App imeundwa iendelee kufanya kazi bila mtandao: ulichoona mara ya mwisho huhifadhiwa kwenye simu yako na skrini huonyesha ni cha tangu lini. Bei, bidhaa zilizopo na saa za kufungua zinaweza kuwa zimebadilika tangu wakati huo, kwa hiyo mtoa huduma huzi­thi­bi­ti­sha kwenye chati kabla oda yako haijawa halali.'
export const deliveryTimes = 'Kwa kawaida kuletewa huchukua dakika 30 hadi saa 2, na kiwango cha chini cha oda hutofautiana kulingana na huduma. Watoa huduma wanaweza kuwa wamefunga, wameishiwa na bidhaa au hawafiki kwenye hosteli yako. Tunaweza kubadilisha, kusitisha kwa muda au kuondoa sehemu za app, na tutajaribu kukujulisha mapema.'
export const paymentTitle = 'Malipo na Kurejeshewa Pesa'
export const pricesAndFee = ({ fee }: { readonly fee: string }): string => `Bei ni kwa shilingi za Kenya (KSh) na huwekwa na watoa huduma. Kikapu huongezwa ada moja ya kuletewa ya ${fee}, ambayo huonyeshwa kabla ya kutuma oda; oda ya bidhaa moja hutozwa ada ya kuletewa ambayo mtoa huduma atakuambia.`
export const payProvider = 'Unamlipa mtoa huduma moja kwa moja, kwa pesa taslimu au kwa simu, kama mta­ka­vyo­ku­ba­liana. App haipokei malipo na haihifadhi maelezo ya kadi, M-PESA wala benki. Hakuna mtu wa timu yetu atakayewahi kukuuliza PIN yako ya M-PESA.'
export const refunds = 'Mwulize kwanza mtoa huduma ikiwa kitu kina kasoro, kimechelewa au kinakosekana: kurejesha pesa na kubadilisha bidhaa ni juu yake, na haki zako chini ya Sheria ya Ulinzi wa Watumiaji (Consumer Protection Act), 2012 haziathiriwi na masharti haya. Usipopata jibu la haki, tuandikie nasi tuta­li­fua­ti­lia kwake.'
export const liabilityTitle = 'Mipaka ya Dhima'
export const noLiability = 'Tunachagua watoa huduma kwa uangalifu na tunachukulia malalamiko kwa uzito, lakini hatuwadhibiti. Kwa kadiri sheria inavyoruhusu, hatuna dhima kwa ubora, usalama, kuchelewa au kukosekana kwa kile ambacho mtoa huduma au mwanafunzi mwingine anatoa, kwa makubaliano unayofanya nao, wala kwa hasara inayotokana na simu iliyopotea, iliyofutwa data yote au iliyoishiwa na chaji.'
export const lostWithPhone = 'Kilicho kwenye simu yako pekee, kama vile kikapu, oda na rekodi ya hedhi, hupotea pamoja na simu. Hatuwezi kukirejesha, kwa sababu hatujawahi kuwa nacho.'
export const liabilityByLaw = 'Hakuna chochote hapa kinachowekea mipaka dhima ambayo kisheria haiwezi kuwekewa mipaka, kama vile dhima ya ulaghai au ya jeraha lili­lo­sa­ba­bi­shwa na uzembe wetu wenyewe.'
export const privacyTitle = 'Faragha'
export const privacy = 'Sera ya Faragha inaeleza tuna­cho­hi­fa­dhi, kile ambacho hakitoki kamwe kwenye simu yako, na haki zako chini ya Sheria ya Ulinzi wa Data (Data Protection Act), 2019. Kwa ufupi: hakuna vifuatiliaji, hakuna matangazo ya biashara, na hakuna rekodi ya hedhi kwenye seva yoyote.'
export const contactTitle = 'Mawasiliano'
export const contact = ({ email, phone, place }: { readonly email: string; readonly phone: string; readonly place: string }): string => `Maswali kuhusu masharti haya, malalamiko na ripoti za maudhui zitumwe kwa ${email}, kwa ${phone}, au kupitia fomu ya mawasiliano. Tunapatikana ${place}. Msaada upo saa 24, siku 7 za wiki.`
