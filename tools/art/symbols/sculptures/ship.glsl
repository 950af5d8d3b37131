// A sailing ship. Tints: hull, sails, stripe, flag.
#define LEAN vec3(0.35, 0.08, 0.05)

float sail(vec3 p, vec2 reach, float belly) {
  p.z -= belly * (1.0 - (p.y / reach.y) * (p.y / reach.y));
  float d = box2(vec2(p.x, p.y), vec2(reach.x * (1.0 - 0.18 * p.y / reach.y), reach.y - 0.05 * cos(p.x / reach.x * 1.5)));
  return plate(d, p.z, 0.035, 0.02) * 0.75;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float deck = 0.10 * p.x * p.x * 1.8;
  vec3 h = p - vec3(0.0, -0.62, 0.0);
  float hull = smax(egg(h - vec3(0.0, 0.22, 0.0), vec3(0.92, 0.50, 0.36)), h.y - 0.16 - deck, 0.03);
  add(s, hull * 0.85, 1);
  add(s, max(abs(egg(h - vec3(0.0, 0.22, 0.0), vec3(0.94, 0.52, 0.38))) - 0.03, abs(h.y - 0.10 - deck) - 0.05), 2);
  for (int i = 0; i < 3; i++) {
    float x = -0.48 + 0.48 * float(i), top = i == 1 ? 0.94 : 0.62;
    add(s, stick(p, vec3(x, -0.5, -0.02), vec3(x, top, -0.02), 0.035), 3);
    float taller = i == 1 ? 0.18 : 0.0;
    add(s, sail(p - vec3(x, -0.16 + taller * 0.4, 0.04), vec2(0.27, 0.21 + taller * 0.2), 0.14), 4);
    add(s, sail(p - vec3(x, 0.30 + taller, 0.04), vec2(0.21, 0.17), 0.12), 4);
    vec3 f = p - vec3(x + 0.12, top, -0.02);
    add(s, plate(max(abs(f.y + 0.01) - 0.085 * (0.14 - f.x) / 0.26, abs(f.x) - 0.13), f.z - 0.03 * sin(f.x * 16.0), 0.02, 0.01), 5);
  }
  add(s, horn(p, vec3(0.74, -0.42, 0.0), vec3(1.04, -0.16, 0.0), vec2(0.045, 0.02)), 3);
  float a = p.y + 0.90 - 0.035 * sin(p.x * 11.0);
  add(s, max(max(a, -p.y - 1.02), box2(p.xz, vec2(0.90, 0.34)) - 0.06) * 0.8, 6);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) return gold(0.2);
  if (id == 3) return timber(WOOD * 0.9, p);
  if (id == 4) {
    Stuff k = cloth(sin(p.x * 26.0) > 0.55 ? T2 : T1);
    k.shine = k.base * 0.12;
    return k;
  }
  if (id == 5) return gloss(T3);
  if (id == 6) { Stuff k = gloss(vec3(0.03, 0.28, 0.50)); k.shine = vec3(0.01, 0.06, 0.10); return k; }
  Stuff k = timber(T0, p.yxz);
  if (abs(p.y + 0.64) < 0.055 && abs(fract(p.x * 4.0) - 0.5) < 0.2) k.base = INK;
  return k;
}
