// A samurai's helmet with its crest, neck guard and iron mask. Tints: lacquer, crest, lacing, mask, eyes.
#define LEAN vec3(-0.34, 0.10, 0.0)

// The crest: two blades of a crescent that rise to the sides.
float crest2(vec2 p) {
  p.x = abs(p.x);
  float outer = length(p - vec2(0.0, 0.34)) - 0.62;
  float inner = length(p - vec2(0.0, 0.52)) - 0.60;
  return max(max(outer, -inner), p.y - 0.86);
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  // The bowl, ridged like the plates that it is riveted of.
  vec3 b = p - vec3(0.0, 0.14, 0.0);
  float a = atan(b.x, b.z);
  float ridge = 0.016 * pow(abs(cos(a * 8.0)), 6.0);
  add(s, max(egg(b, vec3(0.50, 0.50, 0.54)) - ridge, -b.y - 0.02) * 0.9, 1);
  add(s, ball(p - vec3(0.0, 0.66, 0.0), 0.075), 2);
  add(s, max(abs(length(b.xz * vec2(1.0, 0.93)) - 0.50) - 0.035, abs(b.y + 0.02) - 0.055), 2);
  // The peak over the brow.
  float peak = max(egg(p - vec3(0.0, 0.08, 0.20), vec3(0.54, 0.16, 0.52)), -egg(p - vec3(0.0, -0.02, 0.12), vec3(0.56, 0.14, 0.52)));
  add(s, max(peak, 0.1 - p.z) * 0.85, 1);
  // Wings beside the temples, and the guard of the neck in four tiers.
  vec3 w = m - vec3(0.56, 0.06, 0.16);
  w.xz *= rot(0.5);
  add(s, plate(length(w.xy * vec2(1.0, 0.85)) - 0.17, w.z, 0.035, 0.03), 6);
  add(s, plate(abs(length(w.xy * vec2(1.0, 0.85)) - 0.155) - 0.02, w.z, 0.05, 0.02), 2);
  for (int i = 0; i < 4; i++) {
    float f = float(i), y = -0.04 - 0.17 * f, r = 0.56 + 0.085 * f;
    float t = length(p.xz * vec2(1.0, 0.95)) - r - 0.16 * (y - p.y);
    float tier = max(abs(t) - 0.03, abs(p.y - y + 0.07) - 0.085);
    add(s, max(tier, p.z - 0.22 + 0.05 * f) * 0.8, i % 2 == 0 ? 1 : 3);
    float rim = max(abs(t) - 0.042, abs(p.y - y + 0.145) - 0.022);
    add(s, max(rim, p.z - 0.24 + 0.05 * f) * 0.8, 2);
  }
  // The mask: cheeks, nose, a moustache, a mouth that snarls.
  float face = egg(p - vec3(0.0, -0.30, 0.10), vec3(0.37, 0.44, 0.40));
  face = smin(face, egg(m - vec3(0.22, -0.24, 0.32), vec3(0.16, 0.13, 0.14)), 0.08);
  face = smin(face, egg(p - vec3(0.0, -0.22, 0.50), vec3(0.085, 0.16, 0.12)), 0.06);
  face = smin(face, egg(p - vec3(0.0, -0.62, 0.32), vec3(0.17, 0.13, 0.16)), 0.08);
  float mouth = egg(p - vec3(0.0, -0.475, 0.50), vec3(0.19, 0.065, 0.16));
  float socket = egg(m - vec3(0.17, -0.10, 0.48), vec3(0.135, 0.085, 0.16));
  face = max(face, -min(mouth, socket));
  add(s, max(face, p.y - 0.02) * 0.85, 4);
  add(s, egg(p - vec3(0.0, -0.26, 0.06), vec3(0.33, 0.42, 0.34)), 7);
  for (int i = 0; i < 3; i++) add(s, box(m - vec3(0.035 + 0.065 * float(i), -0.440 - 0.012 * float(i), 0.445 - 0.02 * float(i)), vec3(0.026, 0.035, 0.02), 0.01), 8);
  add(s, vine(m, mat3(vec3(0.02, -0.375, 0.50), vec3(0.16, -0.36, 0.50), vec3(0.30, -0.50, 0.36)), vec2(0.050, 0.012)), 9);
  add(s, ball(m - vec3(0.165, -0.105, 0.375), 0.062), 5);
  // The crest stands before the bowl.
  vec3 c = p - vec3(0.0, 0.22, 0.50);
  c.yz *= rot(-0.16);
  add(s, plate(crest2(c.xy), c.z, 0.040, 0.025) * 0.9, 2);
  add(s, plate(length(c.xy - vec2(0.0, 0.02)) - 0.135, c.z - 0.03, 0.045, 0.03), 10);
  add(s, plate(abs(length(c.xy - vec2(0.0, 0.02)) - 0.135) - 0.022, c.z - 0.04, 0.045, 0.02), 2);
  // The cord under the chin.
  add(s, vine(m, mat3(vec3(0.40, -0.24, 0.26), vec3(0.38, -0.70, 0.34), vec3(0.0, -0.80, 0.34)), vec2(0.038, 0.038)), 3);
  add(s, egg(p - vec3(0.0, -0.82, 0.36), vec3(0.10, 0.07, 0.07)), 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) {
    Stuff k = metal(T1, 0.15);
    k.shine = T1 * 0.10;
    if (uPhase > 0.0) k.shine += vec3(1.3, 1.1, 0.7) * smoothstep(0.16, 0.0, abs(p.x + 0.4 * p.y - mix(-1.6, 1.6, uPhase)));
    return k;
  }
  if (id == 3) {
    Stuff k = cloth(T2 * (0.8 + 0.35 * sin(atan(p.x, p.z) * 44.0)));
    k.shine = T2 * 0.15;
    return k;
  }
  if (id == 4) {
    Stuff k = metal(T3, 0.34);
    k.coat = 0.8;
    k.shine = T3 * 0.07;
    if (abs(abs(p.x) - 0.20) < 0.02 && p.y > -0.34 && p.y < -0.2) k.base *= 0.6;
    return k;
  }
  if (id == 5) {
    float beat = 0.75 + 0.5 * sin(uPhase * PI) * sin(uPhase * PI);
    return light(T4, 2.6 * beat);
  }
  if (id == 6) { Stuff k = gloss(T2); k.shine = T2 * 0.12; return k; }
  if (id == 7) return stuff(INK, 0.0, 0.8);
  if (id == 8) return gloss(vec3(0.94, 0.90, 0.80));
  if (id == 9) { Stuff k = plush(vec3(0.86, 0.84, 0.80)); k.base *= 0.8 + 0.3 * sin(p.x * 90.0); return k; }
  if (id == 10) { Stuff k = gloss(T2 * 1.1); k.shine = T2 * 0.3; return k; }
  Stuff k = gloss(T0);
  k.coat = 1.4;
  k.shine = T0 * 0.12;
  return k;
}
