import { startBackend, migrationsFolder } from './start-backend.ts'
const t0=performance.now()
const sql = `
create schema private; grant usage on schema private to anon, authenticated;
create table public.notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users(id) on delete cascade,
  title text not null check (char_length(title) between 1 and 10),
  price numeric(10,2) not null default 10.50,
  big bigint not null default 42,
  huge bigint default 9007199254740993,
  at timestamptz not null default '2026-11-21 11:04:03.381+00',
  plain timestamp default '2026-11-21 11:04:03',
  ats timestamptz[] default array['2026-11-21 11:04:03+00'::timestamptz],
  day date default '2026-11-21',
  tags text[] default '{a,b}',
  doc jsonb default '{"a":1}',
  secret text default 's',
  rev bigint not null default 0,
  slug text unique
);
create function private.touch() returns trigger language plpgsql security definer set search_path='' as $$ begin new.rev := pg_catalog.pg_current_xact_id()::text::bigint; if new.title='forbidden' then raise exception 'no such title' using hint='try another', detail='a detail'; end if; if new.title='overflow' then new.price := 99999999999; end if; return new; end $$;
create trigger t before insert or update on public.notes for each row execute function private.touch();
alter table public.notes enable row level security;
grant select (id, title, price, big, huge, at, plain, ats, day, tags, doc, rev, slug, user_id), insert (id, title, price, slug), update (title, slug), delete on public.notes to authenticated;
create policy own on public.notes for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create table public.photos (id uuid primary key default gen_random_uuid(), note_id uuid not null references public.notes(id) on delete cascade, image_url text not null, at timestamptz default '2026-11-21 11:04:03.381+00');
alter table public.photos enable row level security; grant select, insert on public.photos to authenticated; create policy a on public.photos for all to authenticated using (true) with check (true);
create table public.hidden (id int); create table public.pub (id int primary key, v text); alter table public.pub enable row level security; grant select on public.pub to anon, authenticated; create policy r on public.pub for select to anon, authenticated using (true); insert into public.pub select g, 'v'||g from generate_series(1,1500) g;
create function public.add(a int, b int) returns int language sql immutable set search_path='' as 'select a+b';
create function public.whoami() returns json language sql stable set search_path='' as $$ select json_build_object('uid', auth.uid(), 'role', auth.role(), 'email', auth.email(), 'cu', current_user, 'jwtrole', auth.jwt()->>'role') $$;
create function public.fail(code text) returns void language plpgsql set search_path='' as $$ begin raise exception using errcode=code, message='m '||code; end $$;
create function public.since(r text) returns setof public.notes language sql stable set search_path='' as $$ select * from public.notes where rev < pg_snapshot_xmin(pg_current_snapshot())::text::bigint $$;
create function private.is_admin() returns boolean language sql security definer set search_path='' as 'select true';
insert into storage.buckets (id,name,public,file_size_limit,allowed_mime_types) values ('pics','pics',true,1000,array['image/png','image/jpeg']);
create policy up on storage.objects for insert to authenticated with check (bucket_id='pics' and (storage.foldername(name))[1] = (select auth.uid())::text);
`
const f = await migrationsFolder({ '1_a.sql': sql })
const b = await startBackend({ migrationsDir: f.path, seedFile: null })
console.log('boot', performance.now()-t0)
const t1=performance.now(); const b2 = await startBackend({ migrationsDir: f.path, seedFile: null }); console.log('boot2', performance.now()-t1); await b2.close()
const show=(n:string,r:any)=>console.log(n, JSON.stringify({status:r.status,error:r.error,data:r.data,count:r.count}).slice(0,700))
let t2=performance.now()
const a = await b.signUpAs('amina'); console.log('signup', performance.now()-t2)
show('insert', await a.client.from('notes').insert({title:'hi', slug:'s1'}).select('*'))
show('insert cols', await a.client.from('notes').insert({title:'hi', slug:'s2'}).select('id,title,price,big,huge,at,plain,ats,day,tags,doc,rev'))
show('dup', await a.client.from('notes').insert({title:'hi', slug:'s1'}))
show('check', await a.client.from('notes').insert({title:'far too long a title'}))
show('notnull', await a.client.from('notes').insert({slug:'zz'}))
show('raise', await a.client.from('notes').insert({title:'forbidden'}))
show('overflow', await a.client.from('notes').insert({title:'overflow'}))
show('badnum', await a.client.from('notes').insert({title:'x', price:'abc'}))
show('fk', await a.client.from('photos').insert({note_id:'00000000-0000-4000-8000-000000000000', image_url:'x'}))
show('baduuid', await a.client.from('photos').insert({note_id:'zzz', image_url:'x'}))
show('hidden', await a.client.from('hidden').select())
show('hidden anon', await b.anonClient().from('hidden').select())
show('hidden service', await b.serviceClient().from('hidden').select())
show('notable', await a.client.from('nothere').select())
show('nocol', await a.client.from('notes').select('nope'))
show('nocol2', await a.client.from('notes').select('id').eq('nope',1))
show('nocolinsert', await a.client.from('notes').insert({nope:1}))
show('secret', await a.client.from('notes').select('secret'))
show('secret filter', await a.client.from('notes').select('id').eq('secret','s'))
show('secret order', await a.client.from('notes').select('id').order('secret'))
const {data:[n]} = await a.client.from('notes').select('id').eq('slug','s1') as any
show('photo', await a.client.from('photos').insert([{note_id:n.id, image_url:'p1'},{note_id:n.id, image_url:'p2'}]))
show('embed', await a.client.from('notes').select('id,at,huge,price, photos(image_url, at)').eq('id', n.id))
show('embed *', await a.client.from('photos').select('*, notes(title)').limit(1))
show('single', await a.client.from('notes').select('id').eq('slug','nope').single())
show('maybe', await a.client.from('notes').select('id').eq('slug','nope').maybeSingle())
show('head count', await a.client.from('notes').select('*', {count:'exact', head:true}))
show('head count2', await a.client.from('notes').select('id', {count:'exact', head:true}))
show('anon head', await b.anonClient().from('pub').select('*', {count:'exact', head:true}))
show('planned', await b.anonClient().from('pub').select('*', {count:'estimated', head:true}))
{ const r = await b.anonClient().from('pub').select('*'); console.log('max rows', r.data?.length, r.status) }
{ const r = await b.anonClient().from('pub').select('*', {count:'exact'}).range(10,14); console.log('range', r.data?.length, r.status, r.count) }
{ const r = await b.anonClient().from('pub').select('*').range(5000,5014); show('range beyond', r) }
{ const r = await b.anonClient().from('pub').select('*',{count:'exact'}).range(5000,5014); show('range beyond count', r) }
show('upsert', await a.client.from('notes').upsert({title:'up', slug:'s1'},{onConflict:'slug'}).select('id,title'))
show('update', await a.client.from('notes').update({title:'up2'}).eq('slug','s1').select('id,title'))
show('update none', await a.client.from('notes').update({title:'up2'}).eq('slug','none').select('id,title'))
show('update forbidden col', await a.client.from('notes').update({price:1}).eq('slug','s1'))
show('delete none', await a.client.from('notes').delete().eq('slug','none').select('id'))
show('delete all no filter', await a.client.from('photos').delete().neq('id', n.id))
show('rpc', await a.client.rpc('add',{a:1,b:2}))
show('rpc get', await a.client.rpc('add',{a:1,b:2},{get:true}))
show('rpc none', await a.client.rpc('nope',{a:1,b:2}))
show('rpc wrong args', await a.client.rpc('add',{a:1}))
show('rpc since', await a.client.rpc('since',{r:'1'}).select('id,rev'))
show('whoami', await a.client.rpc('whoami')); show('whoami anon', await b.anonClient().rpc('whoami')); show('whoami svc', await b.serviceClient().rpc('whoami'))
for (const c of ['23514','P0001','P0002','22023','40001','40P01','25006','28000','53300','57014','55P03','42883','42P01','42501','XX000','PT402','0A000','21000','08000','3F000','54000','2F000','44000','PGRST']) { const r:any = await a.client.rpc('fail',{code:c}); console.log(c, r.status, JSON.stringify(r.error)) }
{ const r:any = await b.anonClient().rpc('fail',{code:'42501'}); console.log('anon 42501', r.status, JSON.stringify(r.error)) }
for (const [k,h] of Object.entries({ none:{}, badkey:{apikey:'zzz'}, bearer:{authorization:`Bearer ${(await a.client.auth.getSession()).data.session!.access_token}`}, garbage:{apikey:b.keys.publishable, authorization:'Bearer aaa.bbb.ccc'}})) { const r = await fetch(b.url+'/rest/v1/hidden',{headers:h as any}); console.log(k, r.status, await r.text()) }
{ const png=new Uint8Array([1,2,3]); const own=a.user.id
 const s=a.client.storage.from('pics')
 show('blob', await s.upload(own+'/a.png', new Blob([png],{type:'image/png'}), {metadata:{a:'b'}}))
 show('blob dup', await s.upload(own+'/a.png', new Blob([png],{type:'image/png'})))
 show('buf', await s.upload(own+'/b.png', png.buffer, {contentType:'image/png', cacheControl:'31536000'}))
 show('mime', await s.upload(own+'/c.txt', png.buffer, {contentType:'text/plain'}))
 show('toolarge', await s.upload(own+'/d.png', new Uint8Array(2000).buffer, {contentType:'image/png'}))
 show('foreign', await s.upload('other/d.png', png.buffer, {contentType:'image/png'}))
 show('anon', await b.anonClient().storage.from('pics').upload(own+'/e.png', png.buffer, {contentType:'image/png'}))
 show('traversal', await s.upload(own+'/../x.png', png.buffer, {contentType:'image/png'}))
 show('nobucket', await a.client.storage.from('nope').upload('x.png', png.buffer, {contentType:'image/png'}))
 const u=s.getPublicUrl(own+'/b.png').data.publicUrl; const r=await fetch(u); console.log('public', r.status, Object.fromEntries(r.headers), (await r.arrayBuffer()).byteLength)
 const r3=await fetch(u,{headers:{'if-none-match':r.headers.get('etag')!}}); console.log('304?', r3.status)
 const r2=await fetch(u+'x'); console.log('public missing', r2.status, await r2.text())
 show('remove', await s.remove([own+'/b.png'])); show('list', await s.list(own))
 const exp = await fetch(b.url+'/storage/v1/object/pics/'+own+'/z.png',{method:'POST',headers:{apikey:b.keys.publishable,authorization:'Bearer eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjF9.xx','content-type':'image/png'},body:png}); console.log('bad jwt storage', exp.status, await exp.text())
}
show('badlogin', await b.anonClient().auth.signInWithPassword({email:a.email,password:'wrong'}) as any)
{ const r:any=await b.anonClient().auth.signUp({email:a.email,password:'whatever1'}); console.log('signup existing', JSON.stringify(r.error), JSON.stringify(r.data)?.slice(0,400)) }
{ const r:any=await b.anonClient().auth.signUp({email:'short@x.example',password:'123'}); console.log('signup short', r.error?.status, r.error?.code, r.error?.message) }
{ const r:any=await b.anonClient().auth.signUp({email:'New.One@X.example',password:'123456'}); console.log('signup new', JSON.stringify(r.data).slice(0,600)); const r2:any=await b.anonClient().auth.signInWithPassword({email:'new.one@x.example',password:'123456'}); console.log('unconfirmed', r2.error?.status, r2.error?.code, r2.error?.message)
 const m=b.emails.latestTo('new.one@x.example')!; console.log(m); const g=await fetch(m.link!,{redirect:'manual'}); console.log(g.status, g.headers.get('location')?.slice(0,120)) }
{ const r:any=await b.anonClient().auth.resetPasswordForEmail(a.email,{redirectTo:b.url+'/auth?type=recovery'}); console.log('recover', r.error, b.emails.latestTo(a.email)) ; const g=await fetch(b.emails.latestTo(a.email)!.link!,{redirect:'manual'}); console.log(g.status, g.headers.get('location')?.slice(0,100)); const r2:any=await b.anonClient().auth.resetPasswordForEmail(a.email,{redirectTo:'https://evil.example/'}); console.log(r2.error, b.emails.latestTo(a.email)?.link) }
{ const rt=(await a.client.auth.getSession()).data.session!.refresh_token; const r:any=await a.client.auth.refreshSession({refresh_token:rt}); console.log('refresh', r.error, !!r.data.session); const u:any = await a.client.auth.updateUser({data:{x:1}}); console.log('update', u.error); const uu:any=await a.client.auth.getUser(); console.log('getUser', uu.error, uu.data.user?.email)
 const so=await a.client.auth.signOut(); console.log('signout', so.error) }
// concurrency
{ const [p,q]=await Promise.all([b.signUpAs('p'), b.signUpAs('q')]); const rs=await Promise.all(Array.from({length:60},(_,i)=>(i%2?p:q).client.from('notes').insert({title:'c'+i}).select('user_id').single())); console.log('conc', rs.filter((r:any,i)=>r.data?.user_id===(i%2?p:q).user.id).length, rs.find(r=>r.error)?.error) }
{ const r=await fetch(b.url+'/rest/v1/notes',{method:'OPTIONS',headers:{origin:'http://x.example','access-control-request-method':'POST','access-control-request-headers':'apikey,content-type'}}); console.log('options', r.status, Object.fromEntries(r.headers)) }
for (const p of ['/_system','/_system/info','/rest/v1/','/auth/v1/settings','/auth/v1/health','/functions/v1/x','/storage/v1/bucket']) { const r=await fetch(b.url+p,{headers:{apikey:b.keys.publishable}}); console.log(p, r.status, (await r.text()).slice(0,200)) }
await b.close(); await f.remove()
