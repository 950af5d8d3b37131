// A dancer under her headdress. Tints: skin, inner plumes, outer plumes, metal, lips and jewels.
#define LEAN vec3(0.16, 0.05, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  vec3 c = p - vec3(0.0, 0.06, -0.20);
  float top = atan(c.x, c.y);
  for (int i = 0; i < 2; i++) {
    vec2 f = fold(c.xy * rot(float(i) * 0.17), 18.0);
    float R = i == 0 ? 0.86 : 0.64;
    vec3 l = vec3(f, c.z + (i == 0 ? 0.10 : -0.04));
    float feather = egg(l - vec3(0.0, R - 0.12, 0.0), vec3(0.125, 0.26, 0.06));
    if (abs(top) < 1.9) add(s, feather * 0.85, i == 0 ? 3 : 2);
    else add(s, max(feather, 0.15), 3);
  }
  float d = egg(p - vec3(0.0, 0.0, 0.10), vec3(0.36, 0.46, 0.36));
  d = smin(d, egg(p - vec3(0.0, -0.28, 0.20), vec3(0.20, 0.20, 0.22)), 0.14);
  d = smin(d, horn(p, vec3(0.0, 0.10, 0.44), vec3(0.0, -0.09, 0.52), vec2(0.035, 0.06)), 0.05);
  d = smax(d, -egg(m - vec3(0.16, 0.05, 0.50), vec3(0.13, 0.07, 0.11)), 0.05);
  d = smin(d, horn(p, vec3(0.0, -0.3, 0.0), vec3(0.0, -0.80, -0.04), vec2(0.15, 0.17)), 0.08);
  d = smin(d, egg(p - vec3(0.0, -0.98, -0.02), vec3(0.62, 0.24, 0.26)), 0.10);
  add(s, max(d, -p.y - 0.98), 1);
  add(s, egg(m - vec3(0.16, 0.05, 0.40), vec3(0.115, 0.07, 0.07)), 6);
  float lips = smin(egg(m - vec3(0.05, -0.215, 0.445), vec3(0.085, 0.035, 0.05)), egg(p - vec3(0.0, -0.255, 0.445), vec3(0.09, 0.04, 0.05)), 0.02);
  add(s, lips, 5);
  float hair = egg(p - vec3(0.0, 0.06, -0.04), vec3(0.44, 0.52, 0.38));
  hair = smin(hair, egg(m - vec3(0.36, -0.36, -0.06), vec3(0.16, 0.40, 0.18)), 0.12);
  hair = max(hair, p.z - 0.16 + 0.3 * max(p.y - 0.1, 0.0));
  add(s, hair, 7);
  vec3 b = p - vec3(0.0, 0.26, 0.06);
  float band = max(abs(egg(b, vec3(0.42, 0.36, 0.42))) - 0.04, abs(b.y) - 0.075 - 0.12 * smoothstep(0.25, 0.0, abs(b.x)));
  add(s, max(band, -p.z), 4);
  add(s, egg(p - vec3(0.0, 0.36, 0.44), vec3(0.09, 0.12, 0.07)), 8);
  add(s, ball(m - vec3(0.22, 0.30, 0.42), 0.05), 8);
  add(s, egg(m - vec3(0.42, -0.22, 0.10), vec3(0.07, 0.10, 0.06)), 8);
  add(s, max(abs(length(p.xz + vec2(0.0, 0.04)) - 0.22 - 0.5 * max(-0.62 - p.y, 0.0)) - 0.03, abs(p.y + 0.66) - 0.07), 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 m = mx(p);
  if (id == 2 || id == 3) {
    vec3 c = id == 2 ? T1 : T2;
    Stuff k = cloth(c * (0.75 + 0.4 * sin(length(p.xy) * 70.0)));
    k.shine = c * 0.18;
    return k;
  }
  if (id == 4) return metal(T3, 0.16);
  if (id == 5) return gloss(T4);
  if (id == 6) {
    float d = length((m.xy - vec2(0.155, 0.05)));
    Stuff k = gloss(d < 0.062 ? vec3(0.10, 0.03, 0.01) : vec3(0.95));
    if (length(m.xy - vec2(0.14, 0.075)) < 0.016) k.shine = vec3(2.0);
    return k;
  }
  if (id == 7) { Stuff k = gloss(vec3(0.03, 0.012, 0.008)); return k; }
  if (id == 8) return gem(T4, p, n, v);
  Stuff k = cloth(T0);
  k.soft = 0.8;
  k.coat = 0.25;
  float lid = length((m.xy - vec2(0.17, 0.085)) * vec2(0.62, 1.1)) - 0.10;
  if (lid < 0.0 && p.z > 0.2) k.base = mix(T1, T0, 0.2);
  float brow = abs(m.y - 0.19 + 0.5 * (m.x - 0.18) * (m.x - 0.18));
  if (brow < 0.018 && m.x > 0.07 && m.x < 0.29 && p.z > 0.2) k.base = INK;
  k.base = mix(k.base, vec3(0.95, 0.25, 0.2), 0.35 * smoothstep(0.14, 0.02, length(m.xy - vec2(0.22, -0.12))));
  return k;
}
