// A small harp with brass strings that a hand nobody sees runs over. Tints: wood, gilding, strings, stone.
#define LEAN vec3(0.24, 0.08, 0.0)

const vec3 FOOT = vec3(-0.30, -0.86, 0.0), TOP = vec3(-0.64, 0.66, 0.0), SHOULDER = vec3(0.70, 0.44, 0.0);
const vec3 DIP = vec3(0.02, 0.16, 0.0);

vec3 neckAt(float t) { return mix(mix(TOP, DIP, t), mix(DIP, SHOULDER, t), t); }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  // The soundbox, wider at its foot; the pillar bulges; the neck dips.
  float sound = horn(p * vec3(1.0, 1.0, 0.72), FOOT * vec3(1.0, 1.0, 0.72), SHOULDER, vec2(0.215, 0.115));
  add(s, sound * 0.9, 1);
  add(s, vine(p, mat3(FOOT + vec3(-0.06, 0.02, 0.0), vec3(-1.02, -0.16, 0.0), TOP), vec2(0.125, 0.085)), 1);
  add(s, vine(p * vec3(1.0, 1.0, 0.8), mat3(TOP, DIP, SHOULDER), vec2(0.090, 0.115)) * 0.9, 1);
  // Gilding: scroll, foot, rings, knots along the box.
  vec3 h = p - TOP - vec3(-0.05, 0.09, 0.0);
  add(s, ring(h, 0.115, 0.052), 2);
  add(s, ball(h, 0.062), 4);
  add(s, egg(p - FOOT - vec3(0.0, -0.04, 0.0), vec3(0.26, 0.10, 0.22)), 2);
  add(s, ball(p - SHOULDER - vec3(0.03, 0.03, 0.0), 0.145), 2);
  add(s, ball(p - SHOULDER - vec3(0.03, 0.03, 0.13), 0.07), 4);
  vec3 pillar = p - vec3(-0.755, -0.10, 0.0);
  pillar.xy *= rot(-0.05);
  add(s, ring(pillar.xzy, 0.112, 0.035), 2);
  add(s, ring((pillar - vec3(0.0, 0.10, 0.0)).xzy, 0.104, 0.025), 2);
  add(s, ring((pillar + vec3(0.0, 0.10, 0.0)).xzy, 0.116, 0.025), 2);
  for (int i = 0; i < 5; i++) {
    vec3 c = mix(FOOT, SHOULDER, 0.20 + 0.15 * float(i)) + vec3(0.0, 0.0, 0.235 - 0.018 * float(i));
    vec3 k = p - c;
    k.xy *= rot(-0.92);
    add(s, ring(k * vec3(1.0, 1.5, 1.0), 0.066, 0.021) * 0.7, 2);
  }
  // Strings, each with its pin.
  float slab = abs(p.z) - 0.14;
  if (slab > 0.15) add(s, slab, 3);
  else for (int i = 0; i < 9; i++) {
    float f = (float(i) + 0.7) / 9.3;
    vec3 high = neckAt(0.10 + 0.80 * f), low = mix(FOOT, SHOULDER, 0.12 + 0.80 * f) + vec3(-0.06, 0.14, 0.0);
    float when = sin((uPhase * 1.0 - f) * 2.0 * PI);
    vec3 mid = mix(high, low, 0.5) + vec3(0.030 * sin(uPhase * 8.0 * PI + f * 9.0) * max(when, 0.0), 0.0, 0.0);
    add(s, vine(p, mat3(high, mid, low), vec2(0.014, 0.014)), 3);
    add(s, ball(p - high - vec3(0.0, 0.05, 0.095), 0.034), 2);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) { Stuff k = metal(T1, 0.18); k.shine = T1 * 0.12; return k; }
  if (id == 3) {
    Stuff k = metal(T2, 0.2);
    float run = smoothstep(0.30, 0.0, abs(p.x - mix(-0.8, 1.0, uPhase)));
    k.shine = T2 * (0.30 + (uPhase > 0.0 ? 1.5 * run : 0.0));
    return k;
  }
  if (id == 4) { Stuff k = gem(T3, p, n, v); k.shine += T3 * 0.2; return k; }
  Stuff k = timber(T0, p.yxz);
  k.coat = 0.9;
  k.shine = T0 * 0.14;
  return k;
}
