import {fork} from 'node:child_process';import {readFileSync,readdirSync} from 'node:fs';import {once} from 'node:events';
const [prog,...rest]=process.argv.slice(2);
export async function one(input,heap=64,semi=2,env={}){
 const c=fork(new URL(prog,import.meta.url),{execArgv:[`--max-old-space-size=${heap}`,`--max-semi-space-size=${semi}`,...(process.env.XARGS?.split(' ')??[])],serialization:'advanced',env:{MALLOC_ARENA_MAX:'2',NODE_COMPILE_CACHE:process.env.NODE_COMPILE_CACHE,...env},stdio:['ignore','inherit','inherit','ipc']});
 const t=performance.now();
 c.send({input});
 const m=await Promise.race([once(c,'message').then(([m])=>m),once(c,'exit').then(([...a])=>({exit:a}))]);
 let hwm=0; try{hwm=+/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${c.pid}/status`,'utf8'))[1]/1024}catch{}
 c.kill('SIGKILL');
 return {ms:Math.round(performance.now()-t),hwm:Math.round(hwm),m};
}
if(prog.includes('shrink')) for(const n of rest.length?rest:readdirSync('/tmp/imgs')){
 const ext=n==='j'||n.startsWith('jpeg')?'jpg':n==='p'?'png':n.split('-')[0];
 console.log(n,JSON.stringify(await one({source:'/tmp/imgs/'+n,target:'/tmp/out.img',extension:ext,maxPixels:ext==='avif'?6e6:25e6})));
} else for(const f of rest) {const r=await one(f,+(process.env.HEAP??64)); const s=JSON.stringify(r.m); console.log(f,r.ms,r.hwm,s.length,s.slice(0,150));}
