// A gull with spread wings. Tints: feathers, wings, beak.
#define LEAN vec3(0.30, 0.04, 0.06)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  float d = egg(p - vec3(0.0, -0.30, 0.0), vec3(0.36, 0.46, 0.34));
  d = smin(d, egg(p - vec3(0.0, 0.28, 0.08), vec3(0.29, 0.29, 0.28)), 0.22);
  add(s, d, 1);
  vec2 w = m.xy - vec2(0.22, -0.06);
  float flap = 0.10 * sin(uPhase * 2.0 * PI);
  w.y -= flap * w.x * 2.0;
  float y = 0.46 * sin(min(w.x * 2.2, 1.9)) - 0.10 * w.x;
  float tall = 0.22 * (1.0 - w.x * 0.95) + 0.02;
  float feathers = 0.035 * abs(sin(w.x * 17.0));
  float wing = max(w.y - y - 0.04, y - tall - feathers - w.y);
  wing = max(wing, max(-w.x - 0.1, w.x - 0.84));
  add(s, plate(wing * 0.75, p.z + 0.10 - 0.10 * sin(w.x * 2.4), 0.06, 0.03) * 0.8, 2);
  float beak = horn(p, vec3(0.0, 0.24, 0.34), vec3(0.0, 0.16, 0.66), vec2(0.11, 0.035));
  beak = smin(beak, horn(p, vec3(0.0, 0.18, 0.62), vec3(0.0, 0.08, 0.66), vec2(0.05, 0.02)), 0.03);
  add(s, beak, 3);
  add(s, ball(m - vec3(0.16, 0.36, 0.27), 0.075), 4);
  add(s, horn(m, vec3(0.13, -0.66, 0.10), vec3(0.15, -0.86, 0.16), vec2(0.05, 0.04)), 3);
  add(s, egg(m - vec3(0.16, -0.90, 0.22), vec3(0.12, 0.04, 0.13)), 3);
  add(s, horn(p, vec3(0.0, -0.55, -0.20), vec3(0.0, -0.80, -0.30), vec2(0.22, 0.26)) , 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) return gloss(T2);
  if (id == 4) return eyeStuff(mx(p), vec3(0.16, 0.36, 0.27), 0.075, vec3(0.9, 0.55, 0.05));
  if (id == 2) {
    Stuff k = plush(mix(T1, INK, smoothstep(0.62, 0.80, abs(p.x))));
    k.base *= 0.8 + 0.2 * sin(abs(p.x) * 34.0);
    return k;
  }
  return plush(T0);
}
