/**
 * Simulates the queues. A server process works on each request, then PostgreSQL. Both need a core. Cores take
 * ready work in order, one slice at a time. Times are in milliseconds. Nothing is random, so equal requests
 * take equal times.
 */
import { createAgenda } from './agenda.ts';
import { createLinks, emptyLine, type Line, NO_REQUEST } from './lines.ts';

/** The cost of one request of a kind. */
export interface Kind {
  /** CPU time. */
  server: number;
  postgres: number;
  /** Whether the server's part leaves the process free for other requests, like password hashing. */
  beside?: boolean;
  /** A wait without CPU time: the commit to disk. */
  commit?: number;
}

export interface Machines {
  /** Cores of all machines that run the server. */
  cores: number;
  /** Cores of PostgreSQL's own machine. Undefined if it shares the server's cores. */
  postgresCores?: number | undefined;
  /** Server processes. A student's connection stays with one process. */
  processes: number;
  /** Machines that run the server. The processes are distributed evenly. */
  nodes: number;
  /** Passwords that one machine hashes at once, for all its processes. */
  hashesAtOnce: number;
}

export interface Request {
  kind: string;
  student: number;
  /** The arrival time. For a follow-up request: the delay after the answer to the previous one. */
  at: number;
  /** The index of the request that this one follows. A request has at most one follower. */
  after?: number;
}

/** By the requests' indexes in the list. */
export interface Served {
  cameAt: Float64Array;
  answeredAt: Float64Array;
  /** CPU time in each second, summed over all cores. */
  busy: { server: number[]; postgres: number[] };
}

/** A core works this long before it takes other ready work, like the system's scheduler. */
const SLICE_MS = 3;
/** Smaller amounts are rounding errors. */
const NOTHING_MS = 1e-9;

const ARRIVING = 0;
const IN_SERVER = 1;
const IN_POSTGRES = 2;

interface Cores {
  free: number;
  ready: Line;
  busy: number[];
}

/**
 * A process's thread, or a node's slots for hashing. Work occupies its seat even while it waits for a core.
 */
interface Seats {
  free: number;
  waiting: Line;
}

const FREE: Kind = { server: 0, postgres: 0 };

/** A sort key contains time and place. Sorting numbers is far faster than sorting with a comparison. */
const PLACES = 2 ** 22;

/** Returns the places of requests that follow no other, in order of arrival. */
function inOrder(requests: Request[]): Uint32Array {
  if (requests.length > PLACES) throw new Error('There are too many requests for the sort keys.');
  const keys = new Float64Array(requests.length);
  let count = 0;
  requests.forEach(({ at, after }, place) => {
    if (after === undefined) keys[count++] = Math.floor(at * 1000) * PLACES + place;
  });
  return Uint32Array.from(keys.subarray(0, count).sort(), (key) => key % PLACES);
}

export function serve(requests: Request[], kinds: Record<string, Kind>, machines: Machines): Served {
  // Typed arrays are faster: the requests are many, and the memory accesses are random.
  const names = Object.keys(kinds);
  const kindList = Object.values(kinds);
  const kindOf = new Uint8Array(requests.length);
  const processOf = new Uint16Array(requests.length);
  const comesAt = new Float64Array(requests.length);
  const follower = new Int32Array(requests.length).fill(NO_REQUEST);
  requests.forEach(({ kind, student, at, after }, place) => {
    const index = names.indexOf(kind);
    if (index < 0) throw new Error(`The cost of a ${kind} is unknown.`);
    kindOf[place] = index;
    processOf[place] = student % machines.processes;
    comesAt[place] = at;
    if (after !== undefined) follower[after] = place;
  });
  const at = (place: number) => comesAt[place] ?? 0;
  const costs = (place: number): Kind => kindList[kindOf[place] ?? 0] ?? FREE;

  const stage = new Uint8Array(requests.length).fill(ARRIVING);
  const left = new Float64Array(requests.length);
  const cameAt = new Float64Array(requests.length);
  const answeredAt = new Float64Array(requests.length);
  const { join, takeFirst } = createLinks(requests.length);

  const forServer: Cores = { free: machines.cores, ready: emptyLine(), busy: [] };
  const { postgresCores } = machines;
  const forPostgres: Cores =
    postgresCores === undefined ? forServer : { free: postgresCores, ready: emptyLine(), busy: [] };
  const postgresBusy: number[] = postgresCores === undefined ? [] : forPostgres.busy;
  const seats = (length: number, free: number): Seats[] =>
    Array.from({ length }, () => ({ free, waiting: emptyLine() }));
  const threads = seats(machines.processes, 1);
  const hashing = seats(machines.nodes, machines.hashesAtOnce);
  const agenda = createAgenda();

  const coresFor = (place: number) => (stage[place] === IN_POSTGRES ? forPostgres : forServer);

  function seatsFor(place: number): Seats {
    const process = processOf[place] ?? 0;
    return (costs(place).beside ? hashing[process % machines.nodes] : threads[process]) as Seats;
  }

  function note(place: number, ms: number): void {
    const busy = stage[place] === IN_POSTGRES ? postgresBusy : forServer.busy;
    const second = Math.floor(agenda.now / 1000);
    busy[second] = (busy[second] ?? 0) + ms;
  }

  function workOnReady(cores: Cores): void {
    while (cores.free > 0) {
      const place = takeFirst(cores.ready);
      if (place === NO_REQUEST) return;
      cores.free -= 1;
      const slice = Math.min(SLICE_MS, left[place] ?? 0);
      left[place] = (left[place] ?? 0) - slice;
      note(place, slice);
      agenda.add(agenda.now + slice, place);
    }
  }

  function enqueue(place: number, where: number, ms: number): void {
    stage[place] = where;
    left[place] = ms;
    join(coresFor(place).ready, place);
    workOnReady(coresFor(place));
  }

  function arrive(place: number): void {
    cameAt[place] = agenda.now;
    const seat = seatsFor(place);
    if (seat.free === 0) {
      join(seat.waiting, place);
    } else {
      seat.free -= 1;
      enqueue(place, IN_SERVER, costs(place).server);
    }
  }

  function moveToPostgres(place: number): void {
    const freed = seatsFor(place);
    const next = takeFirst(freed.waiting);
    if (next === NO_REQUEST) freed.free += 1;
    else enqueue(next, IN_SERVER, costs(next).server);
    enqueue(place, IN_POSTGRES, costs(place).postgres);
  }

  function answer(place: number): void {
    const time = agenda.now + (costs(place).commit ?? 0);
    answeredAt[place] = time;
    const next = follower[place] ?? NO_REQUEST;
    if (next !== NO_REQUEST) agenda.add(time + at(next), next);
  }

  function sliceEnds(place: number): void {
    const cores = coresFor(place);
    cores.free += 1;
    if ((left[place] ?? 0) > NOTHING_MS) join(cores.ready, place);
    else if (stage[place] === IN_POSTGRES) answer(place);
    else moveToPostgres(place);
    workOnReady(cores);
  }

  const arrivals = inOrder(requests);
  for (let next = 0; ; ) {
    const arrival = arrivals[next];
    const place = agenda.takeBy(arrival === undefined ? Number.POSITIVE_INFINITY : at(arrival));
    if (place !== undefined) {
      if (stage[place] === ARRIVING) arrive(place);
      else sliceEnds(place);
    } else if (arrival !== undefined) {
      next += 1;
      agenda.now = Math.max(agenda.now, at(arrival));
      arrive(arrival);
    } else {
      return { cameAt, answeredAt, busy: { server: forServer.busy, postgres: postgresBusy } };
    }
  }
}
