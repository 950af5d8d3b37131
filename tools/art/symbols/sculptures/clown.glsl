// A laughing clown. Tints: hair, hat, nose and mouth, collar, skin.
#define LEAN vec3(0.14, 0.05, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  add(s, egg(p - vec3(0.0, 0.0, 0.08), vec3(0.48, 0.52, 0.44)), 1);
  float hair = ball(m - vec3(0.56, 0.22, 0.0), 0.24);
  hair = smin(hair, ball(m - vec3(0.68, -0.02, 0.02), 0.22), 0.03);
  hair = smin(hair, ball(m - vec3(0.58, -0.24, 0.02), 0.19), 0.03);
  hair = smin(hair, ball(m - vec3(0.46, 0.44, -0.02), 0.18), 0.03);
  hair += 0.03 * (noise(p * 9.0) - 0.5);
  add(s, hair * 0.9, 2);
  vec3 h = spin(p - vec3(0.06, 0.50, 0.05), 0.16);
  add(s, max((length(h.xz) - 0.32 * (0.52 - h.y) / 0.56) * 0.85, max(-h.y - 0.04, h.y - 0.52)), 3);
  add(s, ball(h - vec3(0.0, 0.50, 0.0), 0.11), 4);
  add(s, ball(h - vec3(0.02, 0.18, 0.25), 0.075), 4);
  add(s, ring((h - vec3(0.0, -0.03, 0.0)).xzy, 0.34, 0.06), 4);
  add(s, ball(p - vec3(0.0, -0.02, 0.54), 0.165), 5);
  float mouth = egg(p - vec3(0.0, -0.25, 0.36), vec3(0.36, 0.19, 0.17));
  mouth = smax(mouth, p.y + 0.16 - 0.55 * p.x * p.x, 0.03);
  add(s, mouth, 5);
  float teeth = egg(p - vec3(0.0, -0.245, 0.44), vec3(0.25, 0.10, 0.12));
  teeth = smax(teeth, p.y + 0.20 - 0.55 * p.x * p.x, 0.02);
  add(s, teeth, 6);
  add(s, egg(m - vec3(0.18, 0.14, 0.44), vec3(0.105, 0.135, 0.07)), 7);
  add(s, ball(m - vec3(0.29, -0.10, 0.38), 0.10), 8);
  float a = atan(p.x, p.z);
  add(s, max(egg(p - vec3(0.0, -0.72, 0.02), vec3(0.74, 0.20 + 0.06 * sin(a * 11.0), 0.50)), -p.y - 0.98) * 0.7, 9);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 m = mx(p);
  if (id == 2) { Stuff k = plush(T0); k.shine = T0 * 0.06; return k; }
  if (id == 3) return gloss(sin(p.y * 24.0 + p.x * 10.0) > 0.0 ? T1 : T4);
  if (id == 4) return gloss(vec3(1.0, 0.72, 0.10));
  if (id == 5) { Stuff k = gloss(T2); k.shine = T2 * 0.14; return k; }
  if (id == 6) return gloss(vec3(0.95));
  if (id == 7) return eyeStuff(m, vec3(0.18, 0.13, 0.44), 0.10, vec3(0.05, 0.22, 0.65));
  if (id == 8) return gloss(vec3(1.0, 0.42, 0.42));
  if (id == 9) return gloss(sin(atan(p.x, p.z) * 11.0) > 0.0 ? T3 : vec3(0.95));
  Stuff k = cloth(vec3(0.95, 0.88, 0.82));
  k.coat = 0.3;
  float blue = length((m.xy - vec2(0.18, 0.16)) * vec2(1.0, 0.62)) - 0.165;
  if (blue < 0.0) k.base = T1;
  return k;
}
