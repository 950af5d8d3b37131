// A baobab before the sun. Tints: bark, leaves, sun, rim.
#define LEAN vec3(0.10, 0.04, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  add(s, disc(p - vec3(0.0, 0.12, -0.40), 0.86, 0.05), 3);
  add(s, ring(p - vec3(0.0, 0.12, -0.36), 0.87, 0.06), 4);
  float t = length(p.xz) - 0.26 - 0.14 * smoothstep(0.1, -0.8, p.y) - 0.04 * sin(atan(p.x, p.z) * 7.0) * smoothstep(0.2, -0.8, p.y);
  float trunk = max(t, max(p.y - 0.20, -p.y - 0.86)) * 0.8;
  trunk = smin(trunk, horn(m, vec3(0.14, 0.10, 0.0), vec3(0.52, 0.44, 0.02), vec2(0.16, 0.07)), 0.10);
  trunk = smin(trunk, horn(p, vec3(0.0, 0.10, 0.0), vec3(0.06, 0.60, 0.05), vec2(0.18, 0.08)), 0.10);
  trunk = smin(trunk, horn(m, vec3(0.20, -0.72, 0.05), vec3(0.56, -0.90, 0.10), vec2(0.14, 0.06)), 0.12);
  trunk = smin(trunk, horn(m, vec3(0.42, 0.34, 0.0), vec3(0.74, 0.40, 0.0), vec2(0.08, 0.05)), 0.05);
  add(s, trunk, 1);
  float crown = egg(m - vec3(0.60, 0.54, 0.04), vec3(0.32, 0.17, 0.26));
  crown = min(crown, egg(p - vec3(0.04, 0.74, 0.06), vec3(0.40, 0.20, 0.28)));
  crown = min(crown, egg(m - vec3(0.30, 0.62, 0.14), vec3(0.26, 0.16, 0.22)));
  crown += 0.045 * (noise(p * 9.0) - 0.5);
  add(s, crown * 0.85, 2);
  float ground = egg(p - vec3(0.0, -0.92, 0.05), vec3(0.76, 0.12, 0.36));
  add(s, ground, 5);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 4) return metal(T3, 0.2);
  if (id == 3) {
    float y = smoothstep(-0.6, 0.9, p.y);
    float ray = 0.5 + 0.5 * sin(atan(p.x, p.y + 0.1) * 20.0);
    Stuff k = light(mix(T2 * vec3(1.0, 0.5, 0.4), T2, y), 0.85 + 0.15 * ray);
    return k;
  }
  if (id == 2) {
    Stuff k = cloth(T1 * (0.6 + 0.8 * noise(p * 14.0)));
    k.bump = 0.6;
    k.grain = 9.0;
    return k;
  }
  if (id == 5) return cloth(T1 * 0.7 * (0.8 + 0.5 * noise(p * 10.0)));
  return timber(T0 * 1.3, p);
}
