// A climber with helmet, goggles and a frosted beard. Tints: helmet, jacket, goggles, beard, skin.
#define LEAN vec3(0.26, 0.04, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  float face = egg(p - vec3(0.0, 0.12, 0.06), vec3(0.42, 0.50, 0.42));
  add(s, face, 1);
  add(s, egg(p - vec3(0.0, 0.04, 0.48), vec3(0.11, 0.12, 0.13)), 1);
  float beard = egg(p - vec3(0.0, -0.24, 0.16), vec3(0.44, 0.40, 0.36));
  beard = smin(beard, egg(p - vec3(0.0, -0.52, 0.16), vec3(0.22, 0.26, 0.22)), 0.14);
  beard = smax(beard, -egg(p - vec3(0.0, 0.10, 0.46), vec3(0.30, 0.24, 0.32)), 0.06);
  beard += 0.022 * sin(p.x * 28.0 + 3.0 * p.y) * smoothstep(0.1, -0.3, p.y);
  add(s, beard * 0.85, 2);
  add(s, egg(spin(m - vec3(0.16, -0.09, 0.46), 0.30), vec3(0.19, 0.075, 0.10)), 2);
  add(s, egg(p - vec3(0.0, -0.22, 0.47), vec3(0.11, 0.035, 0.05)), 7);
  vec3 h = p - vec3(0.0, 0.40, 0.0);
  float helmet = max(egg(h, vec3(0.54, 0.50, 0.54)), -h.y + 0.02 - 0.10 * h.z);
  helmet = max(helmet, -(max(abs(m.x - 0.22) - 0.035, abs(h.z - 0.10) - 0.26) + 0.0 * h.y));
  add(s, helmet, 3);
  add(s, max(egg(h, vec3(0.50, 0.46, 0.50)), -h.y + 0.05), 6);
  add(s, max(abs(egg(h, vec3(0.56, 0.52, 0.56))) - 0.03, abs(h.y - 0.04 + 0.10 * h.z) - 0.05), 6);
  vec3 g = p - vec3(0.0, 0.24, 0.24);
  float lens = egg(mx(g) - vec3(0.20, 0.0, 0.14), vec3(0.20, 0.155, 0.13));
  add(s, lens, 4);
  float frame = egg(mx(g) - vec3(0.20, 0.0, 0.10), vec3(0.245, 0.20, 0.12));
  add(s, frame, 6);
  add(s, max(abs(egg(p - vec3(0.0, 0.24, 0.02), vec3(0.47, 0.50, 0.47))) - 0.03, abs(p.y - 0.24) - 0.07), 6);
  float coat = egg(p - vec3(0.0, -0.98, -0.06), vec3(0.82, 0.56, 0.46));
  coat = smin(coat, rod(p - vec3(0.0, -0.54, -0.06), 0.40, 0.16) - 0.06, 0.16);
  add(s, max(coat, -p.y - 0.96), 5);
  add(s, max(max(abs(p.x) - 0.03, coat - 0.015), -p.y - 0.96), 8);
  vec3 st = m - vec3(0.44, -0.74, 0.0);
  add(s, max(max(abs(st.x + 0.25 * st.y) - 0.075, coat - 0.025), -p.y - 0.96) * 0.9, 9);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) { Stuff k = gloss(T0); k.shine = T0 * 0.16; return k; }
  if (id == 6) return gloss(vec3(0.05, 0.06, 0.09));
  if (id == 7) return gloss(vec3(0.55, 0.10, 0.08));
  if (id == 8) return metal(SILVER, 0.2);
  if (id == 9) return gloss(vec3(0.95, 0.75, 0.08));
  if (id == 4) {
    Stuff k = gloss(T2);
    k.coat = 2.0;
    k.shine = mix(T2, vec3(1.0, 0.55, 0.25), smoothstep(0.30, 0.16, p.y)) * 0.5;
    return k;
  }
  if (id == 5) { Stuff k = cloth(T1); k.shine = T1 * 0.10; return k; }
  if (id == 2) {
    Stuff k = plush(mix(T3, vec3(0.95), smoothstep(-0.1, -0.75, p.y)));
    k.base *= 0.8 + 0.25 * sin(p.x * 28.0 + 3.0 * p.y);
    return k;
  }
  Stuff k = plush(T4);
  k.bump = 0.0;
  if (length(p.xy - vec2(0.0, 0.04)) < 0.13) k.base = mix(T4, vec3(0.9, 0.2, 0.12), 0.5);
  k.shine = T4 * 0.06;
  return k;
}
