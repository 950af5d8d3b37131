// Three juggling clubs tied with a ribbon. Tints: first club, second, third, rings, ribbon.
#define LEAN vec3(0.14, 0.10, 0.0)

float swing_() { return sin(uPhase * 2.0 * PI); }

float club(vec3 p) {
  // Handle below, belly above; p.y from -0.95 to 0.95.
  float t = p.y;
  float r = 0.065 + 0.185 * exp(-pow((t - 0.42) * 2.5, 2.0)) + 0.02 * smoothstep(-0.2, 0.3, t);
  float d = max(length(p.xz) - r, max(-t - 0.86, t - 0.80));
  d = smin(d, ball(p - vec3(0.0, 0.80, 0.0), 0.115), 0.06);
  return min(d, ball(p - vec3(0.0, -0.88, 0.0), 0.10)) * 0.75;
}

vec3 held(vec3 p, int i) {
  float f = float(i) - 1.0;
  p -= vec3(0.0, -0.10, i == 1 ? 0.16 : -0.04);
  p.xy *= rot(f * (0.52 + 0.035 * swing_()) + (i == 1 ? 0.03 * swing_() : 0.0));
  p.y -= i == 1 ? 0.08 : 0.0;
  return p;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  for (int i = 0; i < 3; i++) add(s, club(held(p, i)), 1 + i);
  // The ribbon around all three, with its bow.
  vec3 r = p - vec3(0.0, -0.30, 0.10);
  add(s, max(abs(length(r.xz * vec2(0.72, 1.0)) - 0.20) - 0.03, abs(r.y) - 0.085), 4);
  vec3 b = mx(r - vec3(0.0, 0.0, 0.25));
  vec3 loop_ = b - vec3(0.19, 0.07, 0.0);
  loop_.xy *= rot(0.4);
  add(s, abs(egg(loop_, vec3(0.185, 0.10, 0.07))) - 0.012, 4);
  vec3 tail = b - vec3(0.11, -0.20 - 0.015 * swing_(), 0.0);
  tail.xy *= rot(-0.38);
  add(s, box(tail, vec3(0.065, 0.17, 0.018), 0.015), 4);
  add(s, ball(r - vec3(0.0, 0.0, 0.27), 0.085), 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 4) { Stuff k = cloth(T4); k.shine = T4 * 0.2; return k; }
  vec3 q = held(p, id - 1);
  vec3 c = id == 1 ? T0 : id == 2 ? T1 : T2;
  Stuff k = gloss(c);
  bool pale = (q.y > 0.16 && q.y < 0.24) || (q.y > 0.56 && q.y < 0.63) || q.y > 0.80 || q.y < -0.80;
  if (pale) { k = metal(T3, 0.2); k.shine = T3 * 0.12; return k; }
  if (q.y > 0.24 && q.y < 0.56) {
    vec2 f = vec2(mod(atan(q.x, q.z) / (2.0 * PI) * 5.0, 1.0) - 0.5, (q.y - 0.40) * 2.9);
    if (star2(f * 0.5, 5.0, 0.19, 0.085) < 0.0) k = gloss(WHITE);
  }
  if (q.y < 0.05) k.base = q.y < -0.45 ? c * 0.9 : mix(c, WHITE, step(0.5, fract(q.y * 7.0)));
  k.shine = k.base * 0.14;
  return k;
}
