import { SignJWT } from 'jose'
import { startBackend } from './start-backend.ts'
let t=performance.now(); const b = await startBackend(); console.log('boot real', performance.now()-t)
t=performance.now(); const b3 = await startBackend(); console.log('boot real 2', performance.now()-t); await b3.close()
const a=await b.signUpAs('a')
const key=new TextEncoder().encode(b.keys.jwtSecret)
for (const [n,tok] of Object.entries({expired: await new SignJWT({role:'authenticated',sub:a.user.id}).setProtectedHeader({alg:'HS256'}).setExpirationTime('-1h').sign(key), service: await new SignJWT({role:'postgres',sub:a.user.id}).setProtectedHeader({alg:'HS256'}).setExpirationTime('1h').sign(key)})) {
 for (const p of ['/rest/v1/groceries?limit=1','/auth/v1/user']) { const r=await fetch(b.url+p,{headers:{apikey:b.keys.publishable,authorization:'Bearer '+tok}}); console.log(n,p,r.status,(await r.text()).slice(0,200)) }
 const r=await fetch(b.url+'/storage/v1/object/item-images/'+a.user.id+'/x.png',{method:'POST',headers:{apikey:b.keys.publishable,authorization:'Bearer '+tok,'content-type':'image/png'},body:'x'}); console.log(n,'storage',r.status,await r.text())
}
{ const r:any=await b.anonClient().auth.signUp({email:a.email,password:'whatever1', options:{data:{full_name:'x'}}}); console.log('existing', r.error, JSON.stringify(r.data)) }
{ const r:any=await b.anonClient().auth.signUp({email:'Q@x.example',password:'whatever1', options:{emailRedirectTo:b.url+'/auth?next=1'}}); console.log('new', r.error, r.data.user?.identities?.length, b.emails.latestTo('q@x.example')?.link)
 const n=b.emails.all.length; const r2:any=await b.anonClient().auth.signUp({email:'q@x.example',password:'whatever1'}); console.log('again', r2.error, r2.data.user?.identities?.length, b.emails.all.length-n) 
 const g=await fetch(b.emails.latestTo('q@x.example')!.link!,{redirect:'manual'}); console.log(g.status, g.headers.get('location')?.slice(0,80)) 
 await b.anonClient().auth.resetPasswordForEmail('q@x.example',{redirectTo:'https://evil.example/x'}); const l=b.emails.latestTo('q@x.example')!.link!; console.log(l); const g2=await fetch(l,{redirect:'manual'}); console.log(g2.headers.get('location')?.slice(0,60))
 await b.anonClient().auth.resetPasswordForEmail('q@x.example',{redirectTo:b.url+'/auth?mode=reset'}); const g3=await fetch(b.emails.latestTo('q@x.example')!.link!,{redirect:'manual'}); console.log(g3.headers.get('location')?.slice(0,60)) }
{ const r=await a.client.from('profiles').select('*'); console.log(JSON.stringify(r.data), r.error) }
{ const r=await b.anonClient().from('groceries').select('*').limit(1); console.log(JSON.stringify(r.data), r.error) }
{ const r=await b.anonClient().from('rentals').select('*, rental_photos(image_url)').limit(1); console.log(JSON.stringify(r.data)?.slice(0,500), r.error) }
const ad=await b.signUpAsAdmin(); console.log((await ad.client.from('profiles').select('role')).data)
console.log((await a.client.auth.mfa.listFactors()).error, (await a.client.auth.mfa.enroll({factorType:'totp'})).error)
await b.close()
